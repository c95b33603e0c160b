import { base } from './palette.ts';
import { circle } from './shapes.ts';
import { written, writtenWidth } from './written.ts';

/** A framed sheet with its title and lines for what a picture of a demo need not say. */
export function diplomaSvg(title: string): string {
  const height = 34;
  const left = 300 - writtenWidth(title, height, 700) / 2;
  const lines = [400, 440, 480, 520].map(
    (y, index) =>
      `<rect x="${150 + index * 14}" y="${y}" width="${300 - index * 28}" height="10" rx="5" fill="${base.mint}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800" width="900" height="1200">
    <rect width="600" height="800" fill="${base.ivoryDeep}"/>
    <rect x="40" y="40" width="520" height="720" rx="6" fill="#ffffff"/>
    <rect x="62" y="62" width="476" height="676" rx="4" fill="none" stroke="${base.teal}" stroke-width="3"/>
    <g transform="translate(${left.toFixed(1)} 240)">${written(title, height, base.ink, 700)}</g>
    ${lines.join('')}
    ${circle(300, 640, 48, `fill="none" stroke="${base.teal}" stroke-width="6"`)}${circle(300, 640, 34, `fill="${base.mint}"`)}
  </svg>`;
}

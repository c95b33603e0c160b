import type { Accent } from '../palette.ts';
import { at, circle, line, molar, path, roundShadow } from '../shapes.ts';

/** A lens whose glass shows a slice of a tooth with cross lines. */
export function imaging({ light, main, deep }: Accent): string {
  const blades = Array.from(
    { length: 8 },
    (_, n) =>
      `<path d="M0 -150L62 -136L106 -106L20 -112Z" transform="rotate(${n * 45})" fill="${n % 2 ? main : deep}" fill-opacity="0.85"/>`,
  ).join('');
  const ticks = Array.from(
    { length: 48 },
    (_, n) =>
      `<path d="M0 -176V${n % 4 ? -168 : -161}" transform="rotate(${n * 7.5})" stroke="#fff" stroke-opacity="0.65" stroke-width="2.5"/>`,
  ).join('');
  return (
    roundShadow(12, 26, 188, 0.34) +
    circle(0, 0, 190, `fill="#12303a"`) +
    circle(0, 0, 190, 'fill="none" stroke="url(#metal)" stroke-width="7"') +
    ticks +
    circle(0, 0, 152, `fill="${deep}"`) +
    blades +
    circle(0, 0, 110, 'fill="#0b1f27"') +
    at(0, 0, slice(light, main), 0.66) +
    line('M-110 0H110M0 -110V110', light, 2, 'stroke-opacity="0.75"') +
    circle(0, 0, 26, `fill="none" stroke="${light}" stroke-width="2.5"`) +
    path(
      'M-92 -40C-86 -82 -44 -104 -4 -100C-50 -84 -70 -60 -76 -22C-80 -8 -94 -20 -92 -40Z',
      'fill="#fff" fill-opacity="0.16"',
    )
  );
}

const slice = (light: string, main: string) =>
  path(molar, `fill="${main}" fill-opacity="0.55"`) +
  path(molar, `fill="none" stroke="${light}" stroke-width="5"`) +
  path(
    'M-26 -52C-12 -60 12 -60 26 -52C32 -30 24 -20 26 4C28 40 34 70 30 96C22 60 18 26 10 8C6 0 -6 0 -10 8C-18 26 -22 60 -30 96C-34 70 -28 40 -26 4C-24 -20 -32 -30 -26 -52Z',
    'fill="#0b1f27"',
  );

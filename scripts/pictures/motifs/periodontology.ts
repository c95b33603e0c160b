import type { Accent } from '../palette.ts';
import { line, path, tooth } from '../shapes.ts';

/** Gums embracing a tooth, and the probe that measures them. */
export function periodontology({ light, main, deep }: Accent): string {
  return `<g transform="translate(0 -24)">${neighbour(-168)}${neighbour(168)}${tooth()}</g>${gum(light, main, deep)}${probe(deep)}`;
}

const neighbour = (x: number) => `<g transform="translate(${x} 6) scale(0.86)" opacity="0.92">${tooth()}</g>`;

function gum(light: string, main: string, deep: string): string {
  const edge =
    'M-240 20C-226 -8 -196 -10 -168 24C-140 -10 -112 -12 -92 -2C-70 8 -46 12 0 10C46 12 70 8 92 -2C112 -12 140 -10 168 24C196 -10 226 -8 240 20';
  return (
    path(
      `${edge}C252 60 246 150 226 168C190 196 -190 196 -226 168C-246 150 -252 60 -240 20Z`,
      'fill="url(#accent)" fill-opacity="0.93"',
    ) +
    line(edge, light, 7, 'stroke-opacity="0.9"') +
    path(
      'M-245 92C-160 60 -70 110 0 96C80 80 150 116 245 88C244 130 240 158 226 168C190 196 -190 196 -226 168C-240 156 -244 130 -245 92Z',
      `fill="${deep}" fill-opacity="0.22"`,
    ) +
    path(
      'M-238 140C-160 118 -60 150 20 140C100 130 170 152 238 138C236 154 232 164 226 168C190 196 -190 196 -226 168C-232 164 -236 154 -238 140Z',
      `fill="${main}" fill-opacity="0.5"`,
    )
  );
}

function probe(deep: string): string {
  const marks = [0, 18, 36, 66]
    .map((y) => `<path d="M-4 ${-y}h8" stroke="${deep}" stroke-width="7"/>`)
    .join('');
  return `<g transform="translate(76 62) rotate(14)">${line('M0 0V-104C0 -132 26 -144 54 -160L132 -206', '#e9f0f0', 9)}${line('M0 0V-100', '#ffffff', 6)}${marks}${line('M60 -164L132 -206', '#b8c8cb', 16)}</g>`;
}

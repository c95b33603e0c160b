import type { Accent } from '../palette.ts';
import { circle, line, molarCrown, path, shadow } from '../shapes.ts';

/** An implant in the bone and the crown that is going to stand on it. */
export function surgery({ light, main, deep }: Accent): string {
  return bone(light, main) + screw(deep) + crown(main);
}

function bone(light: string, main: string): string {
  const surface =
    'M-190 26C-140 4 -96 20 -58 16C-20 12 20 12 58 16C96 20 140 4 190 26V150C190 172 176 186 154 186H-154C-176 186 -190 172 -190 150Z';
  const pores = [
    [-150, 70, 9],
    [-116, 118, 13],
    [-96, 64, 6],
    [-140, 154, 7],
    [-78, 158, 8],
    [92, 70, 8],
    [128, 112, 13],
    [154, 62, 6],
    [104, 152, 8],
    [156, 156, 6],
  ] as const;
  return (
    shadow(surface, 0.24, 8, 20, [0, 100]) +
    path(surface, `fill="${light}"`) +
    path(
      'M-190 26C-140 4 -96 20 -58 16C-20 12 20 12 58 16C96 20 140 4 190 26V52C140 30 96 44 0 40C-96 44 -140 30 -190 52Z',
      `fill="${main}" fill-opacity="0.45"`,
    ) +
    pores.map(([x, y, r]) => circle(x, y, r, `fill="${main}" fill-opacity="0.28"`)).join('')
  );
}

function screw(deep: string): string {
  const threads = Array.from({ length: 8 }, (_, turn) => {
    const half = 47 - turn * 2.6;
    const y = 36 + turn * 15;
    return `<path d="M${-half} ${y}C${-half / 2} ${y + 10} ${half / 2} ${y + 10} ${half} ${y}V${y + 6}C${half / 2} ${y + 17} ${-half / 2} ${y + 17} ${-half} ${y + 6}Z" fill="url(#metal)" stroke="${deep}" stroke-opacity="0.25" stroke-width="1.5"/>`;
  });
  return (
    path('M-36 14H36L24 160C20 176 -20 176 -24 160Z', 'fill="url(#metal)"') +
    path('M-40 6H40V28H-40Z', 'fill="url(#metal)"') +
    threads.join('') +
    path('M-20 -44H20L28 6H-28Z', 'fill="url(#metal)"') +
    line('M-20 -20H20', deep, 2, 'stroke-opacity="0.25"')
  );
}

function crown(main: string): string {
  return `<g transform="translate(0 -76)">${shadow(molarCrown, 0.25, 8, 16, [0, -50])}${path(molarCrown, 'fill="url(#enamel)"')}${path('M-66 -52C-68 -80 -50 -96 -34 -92C-48 -84 -56 -66 -56 -40C-56 -30 -64 -34 -66 -52Z', 'fill="#fff" fill-opacity="0.9"')}</g>${line('M-112 -60V-12M112 -60V-12', main, 4, 'stroke-dasharray="2 12"')}`;
}

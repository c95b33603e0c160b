import type { Accent } from '../palette.ts';
import { at, line, molarCrown, path, shadow } from '../shapes.ts';

/** A crown floating down onto a prepared tooth. */
export function orthopedics({ light, main, deep }: Accent): string {
  return at(0, 6, stump(main) + guides(main) + crown(light, main, deep), 1.2);
}

function stump(main: string): string {
  const prepared =
    'M-54 4C-58 -30 -48 -62 -30 -66C-18 -68 -8 -60 0 -60C8 -60 18 -68 30 -66C48 -62 58 -30 54 4L66 14C62 60 56 116 34 120C14 123 20 76 9 50C5 41 -5 41 -9 50C-20 76 -14 123 -34 120C-56 116 -62 60 -66 14Z';
  return `<g transform="translate(0 62)">${shadow(prepared, 0.26)}${path(prepared, 'fill="url(#dentine)"')}${line('M-66 14C-40 26 -20 12 0 18C20 12 40 26 66 14', main, 5)}</g>`;
}

const guides = (main: string) =>
  line('M-86 -40V62M86 -40V62M0 -74V-10', main, 4, 'stroke-dasharray="2 13" opacity="0.9"');

function crown(light: string, main: string, deep: string): string {
  const inside = 'M-68 2C-40 16 -22 -2 0 6C22 -2 40 16 68 2C62 22 40 30 0 26C-40 30 -62 22 -68 2Z';
  return `<g transform="translate(0 -84) scale(1.12)">${shadow(molarCrown, 0.28, 8, 26, [0, -45])}${path(inside, `fill="${deep}" fill-opacity="0.75"`)}${path(molarCrown, 'fill="url(#accent)"')}${path(molarCrown, 'fill="url(#glass)"')}${line('M-58 -92C-40 -74 -20 -82 0 -70C20 -82 40 -74 58 -92', light, 4, 'stroke-opacity="0.85"')}${path('M-66 -52C-68 -80 -50 -96 -34 -92C-48 -84 -56 -66 -56 -40C-56 -30 -64 -34 -66 -52Z', 'fill="#fff" fill-opacity="0.75"')}${line('M0 -70V-46', main, 4, 'stroke-opacity="0.6"')}</g>`;
}

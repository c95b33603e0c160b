import type { Accent } from '../palette.ts';
import { at, circle, line, path, tooth } from '../shapes.ts';

/** A tooth one can look into: chamber, canals, and a file that has reached the apex. */
export function endodontics({ light, main, deep }: Accent): string {
  const pulp =
    'M-34 -58C-30 -72 -14 -64 0 -60C14 -64 30 -72 34 -58C38 -42 30 -30 30 -14C31 20 38 62 33 104C31 110 28 110 27 104C24 66 20 30 12 8C8 -4 -8 -4 -12 8C-20 30 -24 66 -27 104C-28 110 -31 110 -33 104C-38 62 -31 20 -30 -14C-30 -30 -38 -42 -34 -58Z';
  return at(
    0,
    32,
    circle(0, 0, 170, 'fill="url(#glow)" fill-opacity="0.5"') +
      tooth() +
      path(pulp, 'fill="url(#accent)"') +
      path(pulp, `fill="none" stroke="${light}" stroke-width="3" opacity="0.8"`) +
      file(main, deep),
    1.36,
  );
}

function file(main: string, deep: string): string {
  const thread = Array.from({ length: 9 }, (_, turn) => `M26 ${-40 + turn * 15}l9 7`).join('');
  return (
    line('M30 -150L30 98', '#dfe8ea', 5) +
    line(thread, deep, 3, 'stroke-opacity="0.75"') +
    path('M14 -122H46V-112H14Z', `fill="${main}"`) +
    path('M16 -196C16 -206 44 -206 44 -196L40 -140H20Z', `fill="${deep}"`) +
    path('M20 -190C20 -196 28 -196 28 -190L27 -146H23Z', 'fill="#fff" fill-opacity="0.4"')
  );
}

import type { Accent } from '../palette.ts';
import { at, circle, line, path, tooth } from '../shapes.ts';

/** A molar whose filling is built up in layers under the light. */
export function therapy({ light, main, deep }: Accent): string {
  const cavity =
    'M-44 -100C-40 -66 -26 -46 2 -46C30 -46 44 -66 46 -101C36 -106 24 -102 14 -96C6 -91 -6 -91 -14 -96C-24 -102 -34 -106 -44 -100Z';
  const beam = 'M30 -186L92 -168L40 -50C24 -40 -12 -42 -26 -56Z';
  return at(
    -14,
    46,
    path(beam, `fill="url(#glow)" fill-opacity="0.75"`) +
      tooth() +
      `<clipPath id="cavity"><path d="${cavity}"/></clipPath>` +
      `<g clip-path="url(#cavity)">${path('M-60 -120H60V-30H-60Z', `fill="${deep}"`)}${path('M-60 -120H60V-62C20 -48 -20 -70 -60 -56Z', `fill="${main}"`)}${path('M-60 -120H60V-80C26 -66 -24 -90 -60 -76Z', `fill="${light}"`)}</g>` +
      line('M-44 -100C-40 -66 -26 -46 2 -46C30 -46 44 -66 46 -101', '#ffffff', 3, 'stroke-opacity="0.7"') +
      lamp(main, deep),
    1.28,
  );
}

function lamp(main: string, deep: string): string {
  return `<g transform="translate(66 -184) rotate(26)">${path('M-34 0L34 0L26 -30L-26 -30Z', `fill="${deep}"`)}${path('M-24 -30H24V-150C24 -164 -24 -164 -24 -150Z', 'fill="url(#metal)"')}${path('M-24 -64H24V-84H-24Z', `fill="${main}"`)}${circle(0, -118, 9, `fill="${main}"`)}</g>`;
}

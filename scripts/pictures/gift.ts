import type { GiftLook } from '@odonta/db/seeds/demo/cast/gifts.ts';
import { type Accent, base } from './palette.ts';
import { at, circle, definitions, line, molar, path, shadow } from './shapes.ts';

/** A gift on a plain ground, with a ribbon across the corner. */
export function giftSvg(look: GiftLook, accent: Accent): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">${definitions(accent.main, accent.light, accent.deep)}
    <linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="${accent.light}"/></linearGradient>
    <rect width="1200" height="630" fill="url(#ground)"/>
    <ellipse cx="600" cy="520" rx="330" ry="46" fill="#082027" fill-opacity="0.12"/>
    ${at(600, 315, looks[look](accent), 1.15)}
    ${ribbon(accent)}
  </svg>`;
}

const box = (x: number, y: number, width: number, height: number, radius: number, rest: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${rest}/>`;
const white = 'fill="#ffffff"';

const ribbon = ({ main, deep }: Accent) =>
  path('M0 150L150 0H230L0 230Z', `fill="${main}"`) +
  at(
    138,
    138,
    path('M0 0C-60 -46 -96 -30 -92 0C-96 30 -60 46 0 0Z', `fill="${deep}"`) +
      path('M0 0C60 -46 96 -30 92 0C96 30 60 46 0 0Z', `fill="${deep}"`) +
      circle(0, 0, 18, `fill="${main}"`),
    1,
    -45,
  );

const looks: Record<GiftLook, (accent: Accent) => string> = {
  BOOK: ({ main, deep }) =>
    shadow('M-120 -160H120V160H-120Z') +
    box(-120, -160, 250, 320, 14, `fill="${deep}"`) +
    box(-104, -150, 226, 300, 8, 'fill="#f4efe4"') +
    box(-120, -160, 236, 312, 12, `fill="${main}"`) +
    path('M-96 -160V152', `fill="none" stroke="${deep}" stroke-width="6"`) +
    at(16, -20, path(molar, white), 0.7) +
    line('M-50 100H84M-50 124H40', '#ffffff', 8),
  MUG: ({ main, deep }) =>
    shadow('M-100 -140H90V150H-100Z') +
    path('M92 -70C190 -70 190 80 88 80', `fill="none" stroke="${deep}" stroke-width="30"`) +
    path('M-110 -150H100L88 130C86 152 70 160 50 160H-60C-80 160 -96 152 -98 130Z', `fill="${main}"`) +
    box(-118, -172, 226, 40, 20, `fill="${base.ink}"`) +
    at(-5, 10, path(molar, white), 0.72),
  TRAYS: () =>
    [-170, 0, 170]
      .map((x) =>
        at(
          x,
          90,
          path(
            'M-70 60C-80 -80 -50 -120 0 -120C50 -120 80 -80 70 60H34C40 -50 26 -80 0 -80C-26 -80 -40 -50 -34 60Z',
            'fill="url(#metal)"',
          ) +
            box(-14, -210, 28, 100, 14, 'fill="url(#metal)"') +
            [-52, 52]
              .flatMap((side) => [-40, -4, 32].map((y) => circle(side, y, 6, `fill="${base.inkSoft}"`)))
              .join(''),
        ),
      )
      .join(''),
  LOUPE: ({ main }) =>
    line('M-220 -30C-160 -90 160 -90 220 -30', base.ink, 16) +
    [-90, 90]
      .map((x) =>
        at(
          x,
          30,
          path('M-48 -60H48L62 90H-62Z', `fill="${base.inkSoft}"`) +
            circle(0, 90, 66, `fill="${base.ink}"`) +
            circle(0, 90, 52, `fill="${main}"`) +
            circle(0, 90, 52, 'fill="url(#glass)"'),
        ),
      )
      .join('') +
    box(-30, -50, 60, 34, 12, `fill="${main}"`),
  POSTER: ({ main, light }) =>
    shadow('M-130 -180H130V180H-130Z') +
    box(-130, -185, 260, 370, 6, white) +
    box(-108, -163, 216, 270, 4, `fill="${light}"`) +
    at(
      0,
      -30,
      path(molar, white) + line('M-34 -30C-30 40 -44 70 -44 104M34 -30C30 40 44 70 44 104', main, 9),
      0.95,
    ) +
    line('M-104 132H104M-104 156H40', base.inkSoft, 8),
  COUPON: ({ main, deep }) =>
    shadow('M-220 -110H220V110H-220Z') +
    path('M-220 -110H220V-34A34 34 0 0 0 220 34V110H-220V34A34 34 0 0 0 -220 -34Z', `fill="${main}"`) +
    path('M-80 -110V110', `fill="none" stroke="#ffffff" stroke-width="6" stroke-dasharray="14 14"`) +
    at(-150, 0, path(molar, white), 0.45) +
    circle(10, -36, 28, 'fill="none" stroke="#ffffff" stroke-width="14"') +
    circle(120, 44, 28, 'fill="none" stroke="#ffffff" stroke-width="14"') +
    line('M126 -70L2 78', '#ffffff', 14) +
    path('M-220 110H220V118H-220Z', `fill="${deep}" fill-opacity="0.3"`),
};

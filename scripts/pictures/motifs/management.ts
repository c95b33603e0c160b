import type { Accent } from '../palette.ts';
import { at, circle, line, path, roundShadow, shadow, tooth } from '../shapes.ts';

/** Growing columns, the line of a plan and a coin with a tooth. */
export function management({ light, main, deep }: Accent): string {
  const columns = [84, 128, 176, 236]
    .map((height, n) => column(-186 + n * 82, height, [light, main, main, deep][n] ?? main))
    .join('');
  return (
    columns +
    line('M-160 40C-110 22 -96 -4 -62 -22C-20 -44 10 -30 40 -70C66 -104 92 -120 130 -136', '#ffffff', 9) +
    path('M152 -146L112 -148L132 -112Z', 'fill="#ffffff"') +
    [
      [-160, 40],
      [-62, -22],
      [40, -70],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 11, `fill="#fff" stroke="${deep}" stroke-width="5"`))
      .join('') +
    at(150, 96, coin(main, light), 1)
  );
}

function column(x: number, height: number, color: string): string {
  const shape = `M${x} 180V${192 - height}C${x} ${180 - height} ${x + 62} ${180 - height} ${x + 62} ${192 - height}V180Z`;
  return (
    shadow(shape, 0.22, 8, 10, [x + 31, 180 - height / 2]) +
    path(shape, `fill="${color}"`) +
    path(
      `M${x + 6} 180V${196 - height}C${x + 6} ${188 - height} ${x + 18} ${188 - height} ${x + 18} ${196 - height}V180Z`,
      'fill="#fff" fill-opacity="0.22"',
    )
  );
}

const coin = (main: string, light: string) =>
  roundShadow(6, 14, 84, 0.34) +
  circle(0, 0, 84, 'fill="url(#accent)"') +
  circle(0, 0, 70, `fill="${main}" stroke="${light}" stroke-width="4"`) +
  at(0, 2, tooth(), 0.44);

import type { Accent } from '../palette.ts';
import { at, circle, line, path, shadow, tooth } from '../shapes.ts';

/** A tooth, a brush and foam. */
export function hygiene({ light, main, deep }: Accent): string {
  return (
    at(-56, 24, tooth(), 1.12) +
    at(62, -62, brush(main, deep, light), 1, 28) +
    foam() +
    sparkle(-150, -112, 1) +
    sparkle(150, 128, 0.7) +
    sparkle(-176, 40, 0.5)
  );
}

const handle =
  'M-92 -6C-92 -20 -84 -26 -72 -26H230C246 -26 246 2 230 2L100 10C92 22 80 18 70 18H-72C-84 18 -92 10 -92 -6Z';

function brush(main: string, deep: string, light: string): string {
  const bristles = Array.from(
    { length: 8 },
    (_, n) =>
      `<rect x="${-74 + n * 17}" y="16" width="12" height="48" rx="5" fill="${n % 2 ? light : '#ffffff'}"/>`,
  ).join('');
  return (
    shadow(handle, 0.2, 8, 24, [70, -4]) +
    bristles +
    path(handle, `fill="${main}"`) +
    path(
      'M-76 -20H226C236 -20 236 -12 226 -12H-76C-84 -12 -84 -20 -76 -20Z',
      'fill="#fff" fill-opacity="0.35"',
    ) +
    line('M120 -8H206', deep, 5, 'stroke-opacity="0.55" stroke-dasharray="1 14"')
  );
}

function foam(): string {
  const bubbles = [
    [-128, -70, 22],
    [-92, -104, 30],
    [-46, -120, 24],
    [-4, -108, 34],
    [-150, -34, 13],
    [42, -84, 18],
    [-112, -132, 12],
    [18, -146, 11],
  ];
  return bubbles
    .map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y, r, 'fill="#ffffff" fill-opacity="0.82"') +
        circle(x - r * 0.3, y - r * 0.3, r * 0.28, 'fill="#ffffff"') +
        circle(x, y, r, 'fill="url(#glass)" stroke="#ffffff" stroke-opacity="0.7" stroke-width="2"'),
    )
    .join('');
}

const sparkle = (x: number, y: number, size: number) =>
  at(
    x,
    y,
    path(
      'M0 -30C4 -8 8 -4 30 0C8 4 4 8 0 30C-4 8 -8 4 -30 0C-8 -4 -4 -8 0 -30Z',
      'fill="#ffffff" fill-opacity="0.95"',
    ),
    size,
  );

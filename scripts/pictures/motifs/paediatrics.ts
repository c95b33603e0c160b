import type { Accent } from '../palette.ts';
import { at, circle, line, path, shadow } from '../shapes.ts';

const milk =
  'M-78 -20C-84 -70 -48 -92 -20 -84C-10 -81 -6 -76 0 -76C6 -76 10 -81 20 -84C48 -92 84 -70 78 -20C74 16 62 30 56 58C52 80 30 84 24 60C20 42 12 34 0 34C-12 34 -20 42 -24 60C-30 84 -52 80 -56 58C-62 30 -74 16 -78 -20Z';

/** A round milk tooth that flies on balloons. */
export function paediatrics({ light, main, deep }: Accent): string {
  return (
    line(
      'M-66 -64C-52 -20 -30 -10 -8 24M4 -96C4 -60 0 -20 0 24M76 -54C56 -16 34 -4 10 24',
      '#ffffff',
      3,
      'stroke-opacity="0.85"',
    ) +
    at(-78, -112, balloon(main), 0.9, -12) +
    at(84, -104, balloon(deep), 0.82, 12) +
    at(4, -150, balloon(light), 1) +
    at(0, 96, body(deep), 1.1) +
    [
      [-170, 40, 1],
      [172, 66, 0.8],
      [-136, 150, 0.6],
      [150, 168, 0.55],
    ]
      .map(([x = 0, y = 0, size = 1]) => at(x, y, star(main), size))
      .join('')
  );
}

const balloon = (color: string) =>
  `<ellipse rx="62" ry="73" cx="8" cy="16" fill="url(#shade)" fill-opacity="0.24"/><ellipse rx="52" ry="62" fill="${color}"/>` +
  `<path d="M-10 60H10L0 70Z" fill="${color}"/><ellipse cx="-18" cy="-24" rx="13" ry="20" transform="rotate(24 -18 -24)" fill="#fff" fill-opacity="0.5"/>`;

const body = (deep: string) =>
  shadow(milk) +
  path(milk, 'fill="url(#enamel)"') +
  path('M-62 -24C-66 -56 -46 -72 -30 -70C-44 -60 -50 -42 -50 -20C-50 -8 -60 -8 -62 -24Z', 'fill="#fff"') +
  circle(-26, -22, 7, `fill="${deep}"`) +
  circle(26, -22, 7, `fill="${deep}"`) +
  line('M-20 2C-10 14 10 14 20 2', deep, 6);

const star = (color: string) =>
  path('M0 -30L8 -9L30 -7L13 7L18 29L0 17L-18 29L-13 7L-30 -7L-8 -9Z', `fill="${color}" fill-opacity="0.9"`);

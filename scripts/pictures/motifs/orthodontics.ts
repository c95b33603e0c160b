import type { Accent } from '../palette.ts';
import { at, enamel, incisor, line, path, shadow } from '../shapes.ts';

/** An arch of teeth with brackets on a wire. */
export function orthodontics({ light, main, deep }: Accent): string {
  const places = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((step) => ({
    x: step * 76,
    y: -step * step * 9 + 22,
    turn: -step * 4.5,
    size: 1.12 - Math.abs(step) * 0.06,
  }));
  const wire = 'M-226 -40C-150 18 -70 30 0 30C70 30 150 18 226 -40';
  return (
    places.map(({ x, y, turn, size }) => at(x, y, front(), size, turn)).join('') +
    line(wire, deep, 9, 'stroke-opacity="0.35" transform="translate(3 6)"') +
    line(wire, light, 8) +
    line(wire, '#ffffff', 3) +
    places.map(({ x, turn }) => at(x, wireAt(x), bracket(main, deep), 1, turn)).join('')
  );
}

const wireAt = (x: number) => 30 - (x / 226) ** 2 * 44;

const front = () =>
  shadow(incisor, 0.24, 6, 14) +
  path(incisor, `fill="${enamel}"`) +
  path(
    'M-22 -46C-22 -58 -12 -60 -8 -56C-14 -40 -14 -10 -18 10C-22 8 -24 -24 -22 -46Z',
    'fill="#fff" fill-opacity="0.9"',
  );

const bracket = (main: string, deep: string) =>
  `<rect x="-19" y="-19" width="38" height="38" rx="8" fill="${deep}" fill-opacity="0.3" transform="translate(2 5)"/>` +
  `<rect x="-19" y="-19" width="38" height="38" rx="8" fill="${main}"/><rect x="-19" y="-19" width="38" height="16" rx="8" fill="#fff" fill-opacity="0.28"/>` +
  `<rect x="-19" y="-4" width="38" height="8" fill="${deep}"/><rect x="-3" y="-19" width="6" height="38" fill="${deep}" fill-opacity="0.4"/>`;

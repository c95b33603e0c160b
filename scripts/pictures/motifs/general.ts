import { type Accent, base } from '../palette.ts';
import { at, circle, line, roundShadow, tooth } from '../shapes.ts';

/** Specialities as glass circles that meet in one patient. */
export function general({ light, main, deep }: Accent): string {
  const rings = [
    [0, -92, main],
    [-92, 58, deep],
    [92, 58, base.teal],
  ] as const;
  return (
    roundShadow(10, 30, 190, 0.22) +
    rings.map(([x, y, color]) => circle(x, y, 116, `fill="${color}" fill-opacity="0.72"`)).join('') +
    rings
      .map(([x, y]) =>
        circle(x, y, 116, 'fill="url(#glass)" stroke="#ffffff" stroke-opacity="0.75" stroke-width="3"'),
      )
      .join('') +
    at(0, 12, tooth(), 0.7) +
    at(0, -142, pulse(), 1) +
    at(-134, 96, dialogue(light), 1) +
    at(134, 96, cross(), 1)
  );
}

const pulse = () => line('M-44 0H-20L-10 -20L6 22L18 -6L26 0H44', '#ffffff', 6);
const cross = () => line('M0 -24V24M-24 0H24', '#ffffff', 9);
const dialogue = (light: string) =>
  `<path d="M-30 -22H30C38 -22 38 18 30 18H-4L-18 32V18H-30C-38 18 -38 -22 -30 -22Z" fill="#fff"/>${line('M-18 -6H18M-18 5H6', light, 4)}`;

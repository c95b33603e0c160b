import { lineOf, sizeOfCapitals, type Weight } from '@odonta/db/drawing/lettering.ts';

/** A line whose capitals are `height` high, as outlines with its left top corner at 0,0. */
export function written(text: string, height: number, color: string, weight: Weight): string {
  const { path } = lineOf(text, sizeOfCapitals(height, weight), weight);
  return `<path transform="translate(0 ${height.toFixed(1)})" d="${path}" fill="${color}"/>`;
}

export const writtenWidth = (text: string, height: number, weight: Weight): number =>
  lineOf(text, sizeOfCapitals(height, weight), weight).width;

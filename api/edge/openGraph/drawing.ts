import { lineOf, linesOf, type Weight } from '@odonta/db/drawing/lettering.ts';
import type { CategoryId } from '@odonta/db/vocabulary/catalog/categories.ts';

/** Social networks show pictures of this size whole. */
const pictureSize = { width: 1200, height: 630 } as const;

export interface Drawn {
  /** Above the title: the category, or the person's role. */
  label: string;
  title: string;
  /** Below the title, most important first: dates, place, people. */
  facts: readonly string[];
  category: CategoryId | null;
  /** Room for a portrait at the right. */
  hasPortrait: boolean;
}

const ground = '#0b3234';
const light = '#f6f1e7';
const soft = '#b9d3ce';
const edge = 72;

/** One colour a category, on the dark ground of the brand. */
const accents: Record<CategoryId, string> = {
  1: '#5fd0c3',
  2: '#f2b27e',
  3: '#ff9d92',
  4: '#f59ac0',
  5: '#e6c86e',
  6: '#8fb8ff',
  7: '#a5e08a',
  8: '#7fdcf0',
  9: '#c3a6ff',
  10: '#9fd3a8',
  11: '#5fd0c3',
  12: '#d9b38c',
};
const accentOf = (category: CategoryId | null): string => accents[category ?? 11];

/** The picture as SVG, its texts as outlines. */
export function drawingOf({ label, title, facts, category, hasPortrait }: Drawn): string {
  const accent = accentOf(category);
  const width = pictureSize.width - 2 * edge - (hasPortrait ? 340 : 0);
  const { lines, size } = titleLines(title, width);
  const height = size * 1.16;
  const titleTop = 196 + (4 - Math.min(4, lines.length)) * 14;
  const factsTop = pictureSize.height - edge - (facts.length - 1) * 46;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}" viewBox="0 0 1200 630">
    <defs><radialGradient id="glow" cx="1" cy="0" r="1"><stop offset="0" stop-color="${accent}" stop-opacity=".34"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient></defs>
    <rect width="1200" height="630" fill="${ground}"/><rect width="1200" height="630" fill="url(#glow)"/>
    <rect width="14" height="630" fill="${accent}"/>
    <g transform="translate(${edge} 56)">${logo}</g>
    ${text(label, { x: edge, y: 158, size: 28, weight: 500, color: accent, width })}
    ${lines.map(({ path }, index) => at(edge, titleTop + size * 0.8 + index * height, path, light)).join('')}
    ${facts.map((fact, index) => text(fact, { x: edge, y: factsTop + index * 46, size: 32, weight: 500, color: index === 0 ? light : soft, width })).join('')}
  </svg>`;
}

/** As large as it may be and still stand whole in four lines. */
function titleLines(title: string, width: number) {
  const sizes = [72, 62, 54, 46];
  for (const size of sizes) {
    const { lines, isWhole } = linesOf(title, { size, weight: 700, width, most: 4 });
    if (isWhole && lines.length * size <= 240) return { lines, size };
  }
  return { lines: linesOf(title, { size: 46, weight: 700, width, most: 5 }).lines, size: 46 };
}

interface Place {
  x: number;
  y: number;
  size: number;
  weight: Weight;
  color: string;
  width: number;
}

function text(words: string, { x, y, size, weight, color, width }: Place): string {
  const [line] = linesOf(words, { size, weight, width, most: 1 }).lines;
  return line ? at(x, y, line.path, color) : '';
}

const at = (x: number, y: number, path: string, color: string) =>
  `<path transform="translate(${x} ${y})" fill="${color}" d="${path}"/>`;

const logo = `<rect width="52" height="52" rx="14" fill="#47bdb0"/>
  <path d="M18 13c-4 0-6.500 3.200-6.500 7.200 0 4.800 2.400 6.400 3.200 11.200.7 4.300 1.300 7.200 3.200 7.200 2.600 0 1.900-7.200 6.400-7.200h3.400c4.500 0 3.800 7.200 6.400 7.200 1.900 0 2.500-2.900 3.200-7.200.8-4.800 3.200-6.400 3.200-11.200C40.500 16.200 38 13 34 13c-2.700 0-4 1.600-8 1.600S20.700 13 18 13Z" fill="#05211f"/>
  ${at(68, 38, lineOf('Одонта', 36, 700).path, light)}`;

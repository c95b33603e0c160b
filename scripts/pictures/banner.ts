import type { CategoryId } from '@odonta/db/vocabulary/catalog/categories.ts';
import { motifs } from './motifs/index.ts';
import { accents, base } from './palette.ts';
import { at, circle, definitions } from './shapes.ts';
import { written, writtenWidth } from './written.ts';

export interface BannerText {
  title: string;
  subtitle: string;
  category: CategoryId;
  /** Banners of one slot follow each other, so each has a ground of its own. */
  seed: number;
}

export function bannerSvg(width: number, height: number, text: BannerText): string {
  const accent = accents[text.category];
  const [from, to] = grounds[text.seed % grounds.length] ?? grounds[0];
  const isTall = width / height < 1.4;
  const size = Math.min(width, height);
  const [x, y] = isTall
    ? [width * (height > width ? 0.54 : 0.66), height - size * (height > width ? 0.42 : 0.27)]
    : [width - height * (width / height > 4 ? 1.15 : width / height < 2.5 ? 0.5 : 0.62), height * 0.52];
  const scale =
    (isTall ? width * (height > width ? 0.8 : 0.56) : height * (width / height < 2.5 ? 0.84 : 0.98)) / 420;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="1200" height="${(1200 * height) / width}">${definitions(accent.main, accent.light, accent.deep)}
    <linearGradient id="ground" x1="0" y1="0" x2="1" y2="${isTall ? 1 : 0.4}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>
    <rect width="${width}" height="${height}" fill="url(#ground)"/>
    <radialGradient id="light"><stop offset="0" stop-color="${accent.light}" stop-opacity="0.85"/><stop offset="1" stop-color="${accent.main}" stop-opacity="0"/></radialGradient>
    ${circle(x, y, size * (isTall ? 0.7 : 0.95), 'fill="url(#light)"')}
    ${[0.52, 0.66, 0.8, 0.94].map((part) => circle(x, y, size * part, 'fill="none" stroke="#fff" stroke-opacity="0.22" stroke-width="2"')).join('')}
    ${at(x, y, motifs[text.category](accent), scale)}
    ${isTall ? tallText(width, height, text) : wideText(width, height, text)}
  </svg>`;
}

const grounds = [
  [base.ink, base.teal],
  [base.tealDeep, '#1d8f86'],
  ['#12303a', base.inkSoft],
] as const;

function wideText(width: number, height: number, { title, subtitle }: BannerText): string {
  const left = Math.min(width * 0.06, height * 0.4);
  const room = width - left - height * (width / height > 4 ? 2 : width / height < 2.5 ? 0.92 : 1.12);
  return at(left, 0, block(title, subtitle, { room, height, top: null, most: height * 0.27 }));
}

function tallText(width: number, height: number, { title, subtitle }: BannerText): string {
  const left = width * 0.09;
  const shape = { room: width - left * 2, height: height * 0.46, top: width * 0.1, most: width * 0.12 };
  return at(left, 0, block(title, subtitle, shape));
}

interface Shape {
  room: number;
  height: number;
  /** Null centres the block in its height. */
  top: number | null;
  most: number;
}

function block(title: string, subtitle: string, { room, height, top, most }: Shape): string {
  const { lines, size } = fit(title, room, height * 0.62, most);
  const small = Math.min(size * 0.5, room / writtenWidth(subtitle, 1, 500));
  const whole = lines.length * size * leading - size * (leading - 1) + small * 2.6;
  const start = top ?? (height - whole) / 2;
  const words = lines.map((words, n) =>
    at(0, start + n * size * leading, written(words, size, '#ffffff', 700)),
  );
  return `${words.join('')}${at(0, start + whole - small, written(subtitle, small, '#cfe9e4', 500))}`;
}

const leading = 1.7;

/** The break into lines that lets the letters be the largest. */
function fit(title: string, room: number, height: number, most: number): { lines: string[]; size: number } {
  const words = withoutHanging(title);
  const candidates = words.map((_, n) => {
    const lines = inLines(words, n + 1);
    const widest = Math.max(...lines.map((line) => writtenWidth(line, 1, 700)));
    return { lines, size: Math.min(most, room / widest, height / (lines.length * leading)) };
  });
  return candidates.reduce((best, candidate) => (candidate.size > best.size * 1.05 ? candidate : best));
}

/** A preposition stays on the line of its noun. */
const withoutHanging = (title: string) =>
  title
    .replace(/(^| )(в|с|к|и|до|за|на|от|тот же) /gi, '$1$2~')
    .split(' ')
    .map((word) => word.replaceAll('~', ' '));

function inLines(words: readonly string[], count: number): string[] {
  const whole = words.join(' ').length;
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const fits = last !== undefined && (last.length + word.length <= whole / count || lines.length === count);
    if (fits) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';

export type Weight = 500 | 700;

export interface Line {
  /** Outlines with the beginning of the baseline at 0,0. */
  path: string;
  width: number;
}

/** Text as outlines: the result depends on no font of the machine. A character missing in the typeface leaves a gap. */
export function lineOf(text: string, size: number, weight: Weight): Line {
  const paths: string[] = [];
  let x = 0;
  for (const { font, signs } of runsOf(text, weight)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(signs);
    glyphs.forEach((glyph, index) => {
      paths.push(glyph.path.scale(scale, -scale).translate(x, 0).toSVG());
      x += (positions[index]?.xAdvance ?? 0) * scale;
    });
  }
  return { path: paths.join(''), width: x };
}

/** The size of type whose capitals are so high. */
export function sizeOfCapitals(height: number, weight: Weight): number {
  const [{ unitsPerEm, capHeight }] = fontsOf(weight);
  return (height * unitsPerEm) / capHeight;
}

/** The text in a limited number of lines no wider than the room; the rest becomes an ellipsis. */
export function linesOf(
  text: string,
  { size, weight, width, most }: { size: number; weight: Weight; width: number; most: number },
): { lines: Line[]; isWhole: boolean } {
  const rows: string[] = [''];
  const fits = (row: string) => lineOf(row, size, weight).width <= width;
  for (const word of text.split(/\s+/).flatMap((part) => brokenUp(part, fits))) {
    const last = rows.length - 1;
    const longer = rows[last] ? `${rows[last]} ${word}` : word;
    if (fits(longer)) rows[last] = longer;
    else rows.push(word);
  }
  const isWhole = rows.length <= most;
  const shown = rows.slice(0, most);
  if (!isWhole) shown[most - 1] = shortened(shown[most - 1] ?? '', fits);
  return { lines: shown.map((row) => lineOf(row, size, weight)), isWhole };
}

/** A word wider than a line is broken where it must be. */
function brokenUp(word: string, fits: (row: string) => boolean): string[] {
  if (fits(word)) return [word];
  const parts = [''];
  for (const sign of word) {
    const longer = `${parts.at(-1)}${sign}`;
    if (fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(sign);
  }
  return parts;
}

function shortened(row: string, fits: (row: string) => boolean): string {
  let kept = [...row];
  while (kept.length > 0 && !fits(`${kept.join('')}…`)) kept = kept.slice(0, -1);
  return `${kept.join('').replace(/(?<![\s.,:;—–-])[\s.,:;—–-]+$/, '')}…`;
}

/** The typeface comes in two files: a run of signs is set in the one that has them. */
function* runsOf(text: string, weight: Weight): Generator<{ font: Font; signs: string }> {
  const fonts = fontsOf(weight);
  let run: { font: Font; signs: string } | undefined;
  for (const sign of text) {
    const font = fonts.find((each) => each.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)) ?? fonts[1];
    if (run?.font === font) run.signs += sign;
    else {
      if (run) yield run;
      run = { font, signs: sign };
    }
  }
  if (run) yield run;
}

const opened = new Map<Weight, readonly [Font, Font]>();

function fontsOf(weight: Weight): readonly [Font, Font] {
  const known = opened.get(weight) ?? ([open('cyrillic', weight), open('latin', weight)] as const);
  opened.set(weight, known);
  return known;
}

function open(script: 'cyrillic' | 'latin', weight: Weight): Font {
  const file = import.meta.resolve(`@fontsource/onest/files/onest-${script}-${weight}-normal.woff2`);
  const font = create(readFileSync(fileURLToPath(file)));
  if (!('layout' in font)) throw new Error('one font was expected in the file');
  return font;
}

/**
 * Capitals drawn as strokes of one width: a machine that fills the database may have no fonts at all. Each letter is its
 * advance and its path, from the top at 0 to the baseline at 100.
 */
const letters: Record<string, readonly [advance: number, path: string]> = {
  А: [72, 'M0 100L36 0L72 100M13 66H59'],
  Б: [62, 'M56 0H0V100H34C72 100 72 44 34 44H0'],
  В: [62, 'M0 0V100H36C70 100 70 48 36 48H0M0 0H32C62 0 62 48 32 48'],
  Г: [50, 'M0 100V0H50'],
  Д: [80, 'M0 114V98H80V114M12 98C24 70 26 30 26 0H66V98'],
  Е: [54, 'M54 0H0V100H54M0 50H46'],
  Ё: [54, 'M54 0H0V100H54M0 50H46M14 -22v.1M40 -22v.1'],
  Ж: [88, 'M44 0V100M0 0C10 34 22 50 44 50C66 50 78 34 88 0M0 100C10 66 22 50 44 50C66 50 78 66 88 100'],
  З: [62, 'M4 14C12 -6 56 -6 56 24C56 44 40 48 24 48C44 48 62 54 62 76C62 106 10 108 2 84'],
  И: [62, 'M0 0V100L62 0V100'],
  Й: [62, 'M0 0V100L62 0V100M18 -26C22 -14 40 -14 44 -26'],
  К: [60, 'M0 0V100M58 0C40 30 26 50 0 50C28 50 44 70 60 100'],
  Л: [66, 'M0 100C20 92 18 40 20 0H66V100'],
  М: [84, 'M0 100V0L42 66L84 0V100'],
  Н: [62, 'M0 0V100M62 0V100M0 50H62'],
  О: [80, 'M40 0C92 0 92 100 40 100C-12 100 -12 0 40 0Z'],
  П: [62, 'M0 100V0H62V100'],
  Р: [62, 'M0 100V0H34C70 0 70 56 34 56H0'],
  С: [74, 'M74 20C58 -8 2 -8 2 50C2 108 58 108 74 80'],
  Т: [68, 'M0 0H68M34 0V100'],
  У: [66, 'M0 0L34 62M66 0L34 62C26 84 20 100 4 100'],
  Ф: [92, 'M46 -6V106M46 16C-14 16 -14 84 46 84C106 84 106 16 46 16Z'],
  Х: [62, 'M0 0L62 100M62 0L0 100'],
  Ц: [78, 'M0 0V98H62V0M62 98H78V114'],
  Ч: [58, 'M0 0V30C0 62 40 62 58 50M58 0V100'],
  Ш: [88, 'M0 0V100H88V0M44 0V100'],
  Щ: [102, 'M0 0V98H88V0M44 0V98M88 98H102V114'],
  Ъ: [76, 'M0 0H20V100H48C84 100 84 46 48 46H20'],
  Ы: [80, 'M0 0V100H28C64 100 64 46 28 46H0M80 0V100'],
  Ь: [60, 'M0 0V100H30C68 100 68 46 30 46H0'],
  Э: [74, 'M2 20C18 -8 72 -8 72 50C72 108 18 108 2 80M26 50H72'],
  Ю: [100, 'M0 0V100M0 50H26M62 0C110 0 110 100 62 100C14 100 14 0 62 0Z'],
  Я: [58, 'M58 100V0H28C-8 0 -8 54 28 54H58M30 54L2 100'],
  A: [72, 'M0 100L36 0L72 100M13 66H59'],
  C: [74, 'M74 20C58 -8 2 -8 2 50C2 108 58 108 74 80'],
  D: [70, 'M0 0V100H22C86 100 86 0 22 0Z'],
  '-': [36, 'M2 52H34'],
  '·': [12, 'M6 50v.1'],
  ' ': [28, ''],
};

const gap = 26;

export function canSpell(text: string): boolean {
  return [...text].every((letter) => letter in letters);
}

/** The width of a text whose capitals are `height` high. */
export function widthOf(text: string, height: number): number {
  const advances = [...text].map((letter) => letters[letter]?.[0] ?? 0);
  return ((advances.reduce((sum, advance) => sum + advance + gap, 0) - gap) * height) / 100;
}

/** Draws a text with its left top corner at 0,0. `weight` is the stroke in hundredths of the height. */
export function spell(text: string, height: number, color: string, weight = 12): string {
  let x = 0;
  const strokes = [...text].map((letter) => {
    const [advance, d] = letters[letter] ?? [0, ''];
    const stroke = d && `<path d="${d}" transform="translate(${x} 0)"/>`;
    x += advance + gap;
    return stroke;
  });
  return `<g transform="scale(${height / 100})" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
}

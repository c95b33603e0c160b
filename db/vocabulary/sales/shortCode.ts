/**
 * A ticket code that is read aloud at the entrance: its characters look and are typed alike in Russian and
 * Latin letters.
 */

const signs = '23456789ACEHKMPTXY';
const latinOf: Readonly<Record<string, string>> = {
  А: 'A',
  С: 'C',
  Е: 'E',
  Н: 'H',
  К: 'K',
  М: 'M',
  Р: 'P',
  Т: 'T',
  Х: 'X',
  У: 'Y',
};

/** «AC3H 7KPT»: in two halves, as a person says it. */
export const shortCodeInWords = (code: string): string => `${code.slice(0, 4)}\u00a0${code.slice(4)}`;

/** A typed code, in any letters, case and halves; null where it is none. */
export function shortCodeIn(text: string): string | null {
  const typed = [...text.toUpperCase().replaceAll(/[\s-]/g, '')].map((sign) => latinOf[sign] ?? sign);
  return typed.length === 8 && typed.every((sign) => signs.includes(sign)) ? typed.join('') : null;
}

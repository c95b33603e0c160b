import words from 'number-to-words-ru';

/** «Двадцать одна тысяча рублей 01 копейка». As text: a JavaScript number loses kopecks beyond its precision. */
export function amountInWords(kopecks: number): string {
  const digits = String(kopecks).padStart(3, '0');
  return words.convert(`${digits.slice(0, -2)}.${digits.slice(-2)}`, { currency: 'rub' });
}

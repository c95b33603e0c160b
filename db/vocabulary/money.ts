/** Money is integer kopecks inside and integer roubles in the API and on screens. */

export const roublesOf = (kopecks: number): number => Math.round(kopecks / 100);
export const kopecksOf = (roubles: number): number => roubles * 100;

let roubleFormat: Intl.NumberFormat | undefined;

/** «18 900 ₽»; «Бесплатно» for zero. */
export function formatPrice(roubles: number): string {
  if (roubles === 0) return 'Бесплатно';
  // Not made before it is needed: the first one takes a browser 50 ms.
  roubleFormat ??= new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });
  return `${roubleFormat.format(roubles)}\u00a0₽`;
}

/** «0 ₽»: of a sum that is no price. */
export const formatSum = (roubles: number): string => (roubles === 0 ? '0\u00a0₽' : formatPrice(roubles));

/** «21 000,01»: to the kopeck, for documents and for accountants. */
export function formatKopecks(kopecks: number, separator = '\u00a0'): string {
  const [whole, rest] = [Math.floor(Math.abs(kopecks) / 100), Math.abs(kopecks) % 100];
  const digits = String(whole);
  const begins = digits.length % 3 || 3;
  const grouped = [digits.slice(0, begins), ...(digits.slice(begins).match(/\d{3}/g) ?? [])].join(separator);
  return `${kopecks < 0 ? '−' : ''}${grouped},${String(rest).padStart(2, '0')}`;
}

/** Roubles with kopecks, where accountants read and write them. */
/** Roubles with kopecks, as accountants type them. */
export const kopecksOfExact = (roubles: number): number => Math.round(roubles * 100);
export const exactRoublesOf = (kopecks: number): number => kopecks / 100;

/** «18 900,05 ₽». */
export const formatExact = (roubles: number): string => `${formatKopecks(Math.round(roubles * 100))}\u00a0₽`;

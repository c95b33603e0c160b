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

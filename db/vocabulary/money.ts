/** Money is integer kopecks inside and integer roubles in the API and on screens. */

export const roublesOf = (kopecks: number): number => Math.round(kopecks / 100);
export const kopecksOf = (roubles: number): number => roubles * 100;

const roubleFormat = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });

/** «18 900 ₽»; «Бесплатно» for zero. */
export function formatPrice(roubles: number): string {
  return roubles === 0 ? 'Бесплатно' : `${roubleFormat.format(roubles)}\u00a0₽`;
}

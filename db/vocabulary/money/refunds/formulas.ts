import type { Repricing } from '../../orders/order.ts';
import { plural } from '../../plural.ts';
import type { Calculation } from './calculation.ts';

/** How each of the two sums came about, in words, so that a buyer sees it before he agrees. */
export function formulasOf({
  money,
  percent,
  sums,
  rise,
  shortage,
  staying,
}: Calculation): Record<Repricing, string> {
  const keep = `${roubles(money)} × ${percent} % = ${roubles(sums.KEEP)}`;
  if (rise === 0) return { KEEP: keep, RECALC: keep };
  const dearer = `цена для ${plural(staying.length, ['участника', 'участников', 'участников'])} выше на ${roubles(rise)}`;
  const rest = shortage > 0 ? `, ${roubles(shortage)} из них не взыскивается` : '';
  return {
    KEEP: keep,
    RECALC: `${roubles(sums.KEEP)} − ${roubles(rise - shortage)} = ${roubles(sums.RECALC)}: ${dearer}${rest}`,
  };
}

/** Zero is a sum here, and not «Бесплатно». */
const roubles = (sum: number): string => `${sum.toLocaleString('ru-RU')}\u00a0₽`;

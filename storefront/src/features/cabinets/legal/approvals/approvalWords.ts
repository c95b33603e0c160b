import type { OwnerApproval } from '@odonta/api/contract';
import { formatSum } from '@odonta/db/vocabulary/money.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';

/** «Иванова Анна, Петров Олег и ещё 3 места без имени» */
export function whoGoes({ people, count }: Pick<OwnerApproval, 'people' | 'count'>): string {
  const unnamed = count - people.length;
  const places = plural(unnamed, ['место', 'места', 'мест']);
  if (people.length === 0) return `${places} без имени`;
  return unnamed > 0 ? `${people.join(', ')} и ещё ${places} без имени` : people.join(', ');
}

/** How far the order goes beyond the month. */
export function limitWords({
  total,
  month_limit,
  month_spent,
}: Pick<OwnerApproval, 'total' | 'month_limit' | 'month_spent'>): string {
  if (month_limit === null) return 'Лимит на месяц снят, заказ всё ещё ждёт вашего решения.';
  return `Лимит ${formatSum(month_limit)} в месяц, использовано ${formatSum(month_spent)}, вместе с заказом ${formatSum(month_spent + total)}.`;
}

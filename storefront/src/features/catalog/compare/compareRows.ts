import type { ProdFull } from '@odonta/api/contract';
import { nmoStates, services } from '@odonta/db/vocabulary/catalog/prod.ts';
import { datesOf, placeOf } from '@odonta/db/vocabulary/catalog/prodPlace.ts';
import { prodStates } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { comparedAtMost } from '@odonta/db/vocabulary/edge/basket.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { academicHours } from '@odonta/db/vocabulary/plural.ts';
import { seatsOf } from '../prods/prodWords.ts';

export interface CompareRow {
  label: string;
  /** One of each course, in their order. */
  values: string[];
  isDifferent: boolean;
}

/** The facts by which people choose, side by side. */
export function compareRows(prods: readonly ProdFull[]): CompareRow[] {
  return Object.entries(questions).map(([label, answerOf]) => {
    const values = prods.map(answerOf);
    return { label, values, isDifferent: new Set(values).size > 1 };
  });
}

/** The numbers in `?ids=1,2` or `?ids=1&ids=2`, as many as are compared at once. */
export function comparedIds(search: URLSearchParams): number[] {
  const ids = search
    .getAll('ids')
    .flatMap((part) => part.split(','))
    .filter((part) => /^[1-9]\d{0,8}$/.test(part));
  return [...new Set(ids.map(Number))].slice(0, comparedAtMost);
}

const questions: Record<string, (prod: ProdFull) => string> = {
  'Цена сейчас': ({ price_now }) => formatPrice(price_now),
  Длительность: ({ duration_hours }) =>
    duration_hours === null ? 'Не указана' : academicHours(duration_hours),
  [services[5]]: pointsOf,
  Практика: practiceOf,
  Лекторы: ({ lecturers }) => lecturers.map(({ name }) => name).join(', ') || 'Не указаны',
  Город: placeOf,
  Даты: datesOf,
  Места: (prod) => seatsOf(prod) ?? prodStates[prod.state],
};

function pointsOf({ nmo }: ProdFull): string {
  return nmo?.points ? `${nmo.points.toLocaleString('ru-RU')} — ${nmoStates[nmo.state]}` : 'Нет';
}

function practiceOf({ type, services: offered }: Pick<ProdFull, 'type' | 'services'>): string {
  if (type === 4) return 'Весь курс';
  if (type === 5) return 'Часть курса, кроме лекции';
  return offered.includes(3) || offered.includes(6) ? 'Есть' : 'Нет';
}

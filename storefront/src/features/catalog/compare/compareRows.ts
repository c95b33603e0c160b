import type { ProdFull } from '@odonta/api/contract';
import { nmoStates, services } from '@odonta/db/vocabulary/catalog/prod.ts';
import { issuedDocuments } from '@odonta/db/vocabulary/catalog/prodOffer.ts';
import { datesOf, isOnline, placeOf } from '@odonta/db/vocabulary/catalog/prodPlace.ts';
import { prodStates } from '@odonta/db/vocabulary/catalog/prodState.ts';
import { comparedAtMost } from '@odonta/db/vocabulary/edge/basket.ts';
import { refundLine } from '@odonta/db/vocabulary/money/refunds/refundWords.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { academicHours, plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { priceChanges } from '../prods/price/prices.ts';
import { averageOf, seatsOf } from '../prods/prodWords.ts';

export interface CompareRow {
  label: string;
  /** One of each course, in their order. */
  values: string[];
  isDifferent: boolean;
}

/** The facts by which people choose, side by side. */
export function compareRows(prods: readonly ProdFull[], now: number): CompareRow[] {
  return Object.entries(questions).map(([label, answerOf]) => {
    const values = prods.map((prod) => answerOf(prod, now));
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

const questions: Record<string, (prod: ProdFull, now: number) => string> = {
  'Цена сейчас': ({ price_now }) => formatPrice(price_now),
  'Цена по датам': laterPrices,
  'Если передумаете': refundOf,
  Даты: datesOf,
  Длительность: ({ duration_hours }) =>
    duration_hours === null ? 'Не указана' : academicHours(duration_hours),
  [services[5]]: pointsOf,
  Документ: ({ issued_documents }) =>
    issued_documents.map((document) => issuedDocuments[document]).join(', ') || 'Не указан',
  Практика: practiceOf,
  Лекторы: ({ lecturers }) => lecturers.map(({ name }) => name).join(', ') || 'Не указаны',
  Рейтинг: ratingOf,
  Город: placeOf,
  Адрес: (prod) => prod.address ?? (isOnline(prod) ? 'Онлайн' : 'Не указан'),
  Места: (prod) => seatsOf(prod) ?? prodStates[prod.state],
};

function laterPrices(prod: ProdFull, now: number): string {
  const changes = priceChanges(prod, now);
  if (changes.length === 0) return 'Не изменится';
  return changes.map(({ at, then }) => `с ${formatMoscowDay(at)} — ${then}`).join('; ');
}

function refundOf({ price_now, refund_policy, date_start }: ProdFull, now: number): string {
  return price_now === 0 ? 'Участие бесплатное' : refundLine(refund_policy, date_start, now);
}

function ratingOf({ ratings }: ProdFull): string {
  const average = averageOf(ratings);
  return average === null
    ? 'Отзывов пока нет'
    : `${average} — ${plural(ratings.count, ['отзыв', 'отзыва', 'отзывов'])}`;
}

function pointsOf({ nmo }: ProdFull): string {
  return nmo?.points ? `${nmo.points.toLocaleString('ru-RU')} — ${nmoStates[nmo.state]}` : 'Нет';
}

function practiceOf({ type, services: offered }: Pick<ProdFull, 'type' | 'services'>): string {
  if (type === 4) return 'Весь курс';
  if (type === 5) return 'Часть курса, кроме лекции';
  return offered.includes(3) || offered.includes(6) ? 'Есть' : 'Нет';
}

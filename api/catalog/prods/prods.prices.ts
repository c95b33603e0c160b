import { OrderParticipant, type Prod, ProdPrice } from '@odonta/db/models';
import { namesParticipation, type Participation } from '@odonta/db/vocabulary/catalog/price.ts';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import { lessonProdType } from '@odonta/db/vocabulary/sales/lessons/lessons.ts';
import type { Transaction } from 'sequelize';
import { invalid } from '../../platform/http/errors.ts';
import type { ProdBody } from './prods.schema.ts';

type Sent = ProdBody['prices'][number];

/**
 * Writes price options in the given order. An option keeps its number, by which orders and limited seats refer
 * to it; a sold one that is missing in the body stays and is no longer offered.
 */
export async function writePrices(
  { id: prod_id, type }: Prod,
  sent: readonly Sent[],
  transaction: Transaction,
): Promise<Numbers> {
  refuseHours(type, sent);
  const left = await ProdPrice.findAll({ where: { prod_id }, order: [['id', 'ASC']], transaction });
  const kept = sent.map((price) => taken(left, price));
  const numbers: Numbers = new Map();
  // Participations come first: other options refer to them by numbers that they may get only now.
  for (const [sort, price] of namedFirst(sent)) {
    const columns = columnsOf({ ...price, participation: renumbered(price.participation, numbers) }, sort);
    const row = kept[sort];
    const written = row
      ? await row.update(columns, { transaction })
      : await ProdPrice.create({ ...columns, prod_id }, { transaction });
    if (price.id !== undefined) numbers.set(price.id, written.id);
  }
  await withdraw(left, transaction);
  return numbers;
}

/** An hour is a lesson with a lecturer: only an individual course has it, and one price of it. */
function refuseHours(type: Prod['type'], sent: readonly Sent[]): void {
  const hours = sent.filter((price) => price.type === 'hour' && (price.is_active ?? true));
  if (hours.length > 0 && type !== lessonProdType)
    throw invalid({ prices: 'Цена за час занятия — только у индивидуального курса' });
  if (hours.length > 1) throw invalid({ prices: 'Цена за час занятия — одна' });
}

/** The new number of each option, by the number in the body. */
export type Numbers = Map<number, number>;

const namedFirst = (sent: readonly Sent[]): [number, Sent][] =>
  [...sent.entries()].sort(([, a], [, b]) => Number(namesParticipation(b)) - Number(namesParticipation(a)));

/** In a copy, and in a list of before, the options have other numbers than those they were sent under. */
export function renumbered<P extends Participation | null | undefined>(
  participation: P,
  numbers: Numbers,
): P | Participation {
  if (!participation?.startsWith('any:')) return participation;
  const sent = Number(participation.slice(4));
  return `any:${numbers.get(sent) ?? sent}`;
}

/** Takes out of those that are left the one that was sent again: the same number, or, from a file, of the same meaning. */
function taken(left: ProdPrice[], price: Sent): ProdPrice | undefined {
  const byNumber = left.findIndex(({ id }) => id === price.id);
  const place =
    byNumber >= 0 ? byNumber : left.findIndex((row) => price.id === undefined && isLike(row, price));
  return place < 0 ? undefined : left.splice(place, 1)[0];
}

const isLike = (row: ProdPrice, { type, date, count_listener, text, participation }: Sent): boolean =>
  row.type === type &&
  row.participation === (participation ?? null) &&
  (row.date?.getTime() ?? null) === (date ? date * 1000 : null) &&
  row.count_listener === (count_listener ?? null) &&
  row.text === (text || null);

/** The columns of an option in its place. */
export function columnsOf({ price, type, date, count_listener, text, ...terms }: Sent, sort: number) {
  return {
    sort,
    type,
    price: kopecksOf(price),
    date: date ? new Date(date * 1000) : null,
    count_listener: count_listener ?? null,
    text: text || null,
    participation: terms.participation ?? null,
    seats_limit: terms.seats_limit ?? null,
    is_active: terms.is_active ?? true,
  };
}

async function withdraw(prices: readonly ProdPrice[], transaction: Transaction): Promise<void> {
  for (const price of prices) {
    const isSold = (await OrderParticipant.count({ where: { price_id: price.id }, transaction })) > 0;
    await (isSold ? price.update({ is_active: false }, { transaction }) : price.destroy({ transaction }));
  }
}

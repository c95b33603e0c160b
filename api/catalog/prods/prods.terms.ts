import { OrderParticipant, type Prod, ProdPrice } from '@odonta/db/models';
import type { PriceType } from '@odonta/db/vocabulary/catalog/price.ts';
import { type Participation, participationNamedBy } from '@odonta/db/vocabulary/orders/participation.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import type { ProdBody } from './prods.schema.ts';

/** Contradictions of the terms of sale: among themselves, or with sold seats. */
export async function issuesOfTerms(
  prod: Prod,
  body: Partial<ProdBody>,
  transaction: Transaction,
): Promise<Record<string, string>> {
  const { prices, seats_limits } = body;
  // A bulk action over a thousand courses that touches none of this skips the query.
  if (!prices && !seats_limits) return issuesOfMethods(prod, body);
  const offered = offeredBy(prices ?? (await pricesOf(prod, transaction)));
  const sold = await soldOf(prod, transaction);
  return {
    ...issuesOfMethods(prod, body),
    ...unofferedIn('prices', prices ?? [], offered),
    ...unofferedIn('seats_limits', seats_limits ?? prod.seats_limits ?? [], offered),
    ...issuesOfPriceLimits(prices ?? [], sold),
    ...issuesOfSeatsLimits(seats_limits ?? [], sold),
  };
}

function issuesOfMethods(
  { price }: Prod,
  { payment_methods: sent }: Partial<ProdBody>,
): Record<string, string> {
  const isUnpayable = price > 0 && sent !== undefined && sent.every((method) => method === 'FREE');
  return isUnpayable ? { payment_methods: 'Выберите хотя бы один способ оплаты: курс платный' } : {};
}

/** Every participation needs a price. */
const unofferedIn = (
  field: 'prices' | 'seats_limits',
  named: readonly { participation?: Participation | null }[],
  offered: ReadonlySet<string | null>,
): Record<string, string> =>
  Object.fromEntries(
    named.flatMap(({ participation }, index) =>
      !participation || offered.has(participation)
        ? []
        : [[`${field}.${index}.participation`, 'Такого варианта участия среди цен курса нет']],
    ),
  );

// The table would refuse a limit below the sold seats too late for a clear message.

const issuesOfPriceLimits = (prices: ProdBody['prices'], sold: readonly Sold[]): Record<string, string> =>
  Object.fromEntries(
    prices.flatMap(({ id, seats_limit }, index) => {
      const taken = countOf(sold.filter(({ price_id }) => price_id !== null && price_id === id));
      return seats_limit && seats_limit < taken
        ? [[`prices.${index}.seats_limit`, `По этой цене уже занято мест: ${taken}`]]
        : [];
    }),
  );

const issuesOfSeatsLimits = (
  limits: ProdBody['seats_limits'],
  sold: readonly Sold[],
): Record<string, string> =>
  Object.fromEntries(
    limits.flatMap(({ participation, count }, index) => {
      const taken = countOf(sold.filter((each) => each.participation === participation));
      return count < taken ? [[`seats_limits.${index}.count`, `Уже занято мест: ${taken}`]] : [];
    }),
  );

const offeredBy = (prices: readonly { id?: number; type: PriceType }[]): ReadonlySet<string | null> =>
  new Set(['main', ...prices.map(({ id = 0, type }) => participationNamedBy({ id, type }))]);

const pricesOf = ({ id: prod_id }: Prod, transaction: Transaction): Promise<ProdPrice[]> =>
  ProdPrice.findAll({ where: { prod_id: prod_id ?? 0, is_active: true }, transaction });

interface Sold {
  price_id: number | null;
  participation: Participation;
  count: number;
}

const countOf = (sold: readonly Sold[]): number => sold.reduce((all, { count }) => all + count, 0);

async function soldOf({ id }: Prod, transaction: Transaction): Promise<Sold[]> {
  const { sequelize } = OrderParticipant;
  if (!id || !sequelize) return [];
  return sequelize.query<Sold>(
    `select m.price_id, o.participation, count(*)::int as count from order_participants m join orders o on o.id = m.order_id
     where m.prod_id = $1 and m.is_live group by m.price_id, o.participation`,
    { bind: [id], type: QueryTypes.SELECT, transaction },
  );
}

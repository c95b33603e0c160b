import { Order, OrderParticipant, ProdRevision } from '@odonta/db/models';
import type { Circumstances, RevisedOption } from '@odonta/db/vocabulary/catalog/revisions/changeRule.ts';
import { Op, type Transaction } from 'sequelize';

const month = 30 * 86_400_000;

/** The facts besides its values that the rules of a course's changes depend on. */
export async function circumstancesOf(prod_id: number, transaction?: Transaction): Promise<Circumstances> {
  const held = await OrderParticipant.findAll({
    attributes: ['price_id'],
    where: { prod_id, is_live: true },
    include: [{ model: Order, as: 'order', attributes: [], where: { status: 'PREPARE' }, required: true }],
    group: ['OrderParticipant.price_id'],
    raw: true,
    transaction,
  });
  return {
    heldPrices: held.map(({ price_id }) => price_id),
    lowestPrices: await lowestOf(prod_id, transaction),
  };
}

/** Of a decided revision, whose rule no longer matters. */
export const noCircumstances: Circumstances = { heldPrices: [], lowestPrices: new Map() };

/** The prices before the changes of the last month. */
async function lowestOf(prod_id: number, transaction?: Transaction): Promise<Map<number | null, number>> {
  const applied = await ProdRevision.findAll({
    attributes: ['before'],
    where: {
      prod_id,
      status: 'CONFIRMED',
      decided_by: null,
      decided_at: { [Op.gt]: new Date(Date.now() - month) },
    },
    transaction,
  });
  const lowest = new Map<number | null, number>();
  const note = (option: number | null, price: number) =>
    lowest.set(option, Math.min(price, lowest.get(option) ?? price));
  for (const { before } of applied) {
    if (typeof before.price === 'number') note(null, before.price);
    for (const { id, price } of (before.prices ?? []) as RevisedOption[]) note(id ?? 0, price);
  }
  return lowest;
}

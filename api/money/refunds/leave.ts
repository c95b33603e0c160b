import { type Order, OrderParticipant, type Refund } from '@odonta/db/models';
import { raised } from '@odonta/db/vocabulary/money/refunds/calculation.ts';
import { kopecksOf, roublesOf } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import { releaseSeats } from '../../orders/seats/release.ts';
import { calculatedFor } from './calculated.ts';
import { coveredBy } from './undone.ts';

/** Those who leave give up their seats, and their tickets are void; who stays has the new price where it was agreed to. */
export async function leave(
  order: Order,
  refund: Refund,
  leaving: readonly OrderParticipant[],
  active: readonly OrderParticipant[],
  transaction: Transaction,
): Promise<void> {
  const ids = leaving.map(({ id }) => id);
  if (refund.policy === 'RECALC' && ids.length < active.length) await raise(order, refund, ids, transaction);
  await releaseSeats(ids, transaction);
  await OrderParticipant.update({ state: 'CANCELED', is_live: false }, { where: { id: ids }, transaction });
  await OrderParticipant.increment('sequence', { where: { id: ids }, transaction });
}

/** The withheld part has paid for the seats of the others: if they leave later, they get it. */
async function raise(order: Order, refund: Refund, ids: number[], transaction: Transaction): Promise<void> {
  const calculated = await calculatedFor(order, ids, refund.reason, transaction);
  for (const { id, unit } of raised(calculated, roublesOf(coveredBy(refund))))
    await OrderParticipant.update({ unit_price: kopecksOf(unit) }, { where: { id }, transaction });
}

import { Order } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { preparePayout } from '../../money/payouts/preparing.ts';
import { keptOf, netOf } from './oracle.ts';
import type { Walk } from './walk.ts';

/** Prepares the payout of the last order's centre and compares it with the oracle; empty where they agree. */
export async function comparePayout(
  { model, id, centers }: Walk,
  transaction: Transaction,
): Promise<string[]> {
  const { center_id } = await Order.findByPk(id, { rejectOnEmpty: true, transaction });
  const center = centers.find((each) => each.id === center_id);
  if (!center) throw new Error('the order is of a centre that takes no part in the walk');
  const payout = await preparePayout(center, { from: '2020-01-01', to: '2099-12-31' }, transaction);
  const expected = model.isConfirmed && keptOf(model) > 0 ? netOf(model) : 0;
  const { net = 0, gross, refunded, commission_sum, fee_share } = payout ?? {};
  if (net === expected) return [];
  return [
    `paid to the centre: ${net} is not ${expected} (${JSON.stringify({ gross, refunded, commission_sum, fee_share, model })})`,
  ];
}

import type { Refund } from '@odonta/db/models';
import { endsOf } from '@odonta/db/vocabulary/lifecycle.ts';
import { type RefundMove, refundLifecycle } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import type { Transaction } from 'sequelize';
import { works } from '../../platform/journals/works.ts';

/** Moves a locked refund for the bank or the clock; staff moves come by the kit. Throws where the move is not open. */
export async function stepRefund(
  refund: Refund,
  move: RefundMove,
  transaction: Transaction,
  reason: string | null = null,
): Promise<void> {
  const from_status = refund.status;
  const { from } = refundLifecycle.moves[move];
  if (!from.some((status) => status === from_status))
    throw new Error(`a refund in ${from_status} does not ${move}`);
  refund.status = endsOf(refundLifecycle.moves[move])[0] ?? from_status;
  await refund.save({ transaction });
  const named = { resource: 'refunds', record_id: refund.id, actor_id: null, actor_name: 'Система' };
  await works.step({ ...named, move, from_status, to_status: refund.status, reason }, transaction);
}

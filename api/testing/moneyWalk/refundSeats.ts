import type { Order, Refund } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { settleApproval } from '../../money/refunds/approval.ts';
import { askRefund } from '../../money/refunds/ask.ts';
import { transitionRefund } from '../../money/refunds/transitionRefund.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { keptOf, type Model } from './oracle.ts';

/** Refunds seats that the centre cancels; by the bank where the card has paid less than the sum. */
export async function refundSeats(
  model: Model,
  participant_ids: number[],
  { order, transaction }: { order: Order; transaction: Transaction },
): Promise<Refund> {
  const asked = { participant_ids, reason: 'CENTER_CANCELED', asked_kind: 'SYSTEM' } as const;
  const wanted = await askRefund(order, asked, transaction);
  const sum = wanted.requested_sum;
  if (wanted.route === 'CARD' && keptOf(model, 'CARD') < sum - keptOf(model, 'VOUCHER'))
    wanted.route = 'BANK';
  await settleApproval(wanted, transaction);
  await transitionRefund(wanted, 'approve_any', systemActor, transaction);
  return wanted;
}

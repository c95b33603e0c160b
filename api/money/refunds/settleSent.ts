import { connectionOf, Payment, RefundLeg } from '@odonta/db/models';
import { QueryTypes } from 'sequelize';
import { log } from '../../platform/log.ts';
import { cardBank } from '../payments/cardBank.ts';
import { withPaymentLease } from '../payments/paymentLease.ts';
import { beginAnew, leftAt, maySeemUnbegun, noteHeard } from './giveBackOnce.ts';

/**
 * The bank did not answer a refund, and staff will decide: a refund that was carried out after all must not
 * be paid again in another way. Several nodes may ask at once.
 */
export async function settleSent(): Promise<void> {
  const refunds = await connectionOf(RefundLeg).query<{ id: number }>(unanswered, {
    type: QueryTypes.SELECT,
  });
  for (const { id } of refunds) await settleSentOf(id);
}

const unanswered = `
  select distinct r.id from refund_legs l join refunds r on r.id = l.refund_id
  where l.sent_at is not null and l.done_at is null and r.status = 'PREPARE'
  order by r.id limit 20`;

export async function settleSentOf(refund_id: number): Promise<void> {
  try {
    const legs = await RefundLeg.findAll({ where: { refund_id, done_at: null }, order: ['id'] });
    for (const leg of legs)
      if (leg.sent_at !== null) await withPaymentLease(leg.payment_id, () => settle(leg.id));
  } catch (error) {
    log.warn({ err: error, refund: refund_id }, 'the bank does not say whether it gave back');
  }
}

async function settle(id: number): Promise<void> {
  const include = [{ model: Payment, as: 'payment' }];
  const leg = await RefundLeg.findByPk(id, { include, rejectOnEmpty: true });
  const { provider_payment_id, captured_sum, refunded_sum } = leg.payment;
  if (leg.done_at !== null || provider_payment_id === null) return;
  const state = await cardBank().acquirer.state(provider_payment_id);
  if (leftAt(state) === captured_sum - refunded_sum - leg.sum) await noteHeard(leg, state.status);
  // It has not gone; where the bank has given back without us, the refund says so.
  else if (!maySeemUnbegun(leg)) await beginAnew(leg);
}

import { type Payment, PaymentPart } from '@odonta/db/models';
import { transitionsFrom } from '@odonta/db/vocabulary/lifecycle.ts';
import {
  type PaymentTransition,
  paymentLifecycle,
} from '@odonta/db/vocabulary/money/payments/paymentLifecycle.ts';
import type { Transaction } from 'sequelize';
import { systemActor } from '../../orders/systemActor.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';

export const transitionPayment = transitionsOf<Payment, PaymentTransition>('payments', paymentLifecycle);

/**
 * Updates a locked payment to the bank's state. Notifications come late, twice or out of order: false if the
 * present status has no such transition; nothing changes then.
 */
export async function followBank(
  payment: Payment,
  name: PaymentTransition,
  transaction: Transaction,
  run?: () => unknown,
): Promise<boolean> {
  if (!transitionsFrom(paymentLifecycle, payment.status).includes(name)) return false;
  const bank = { ...systemActor, reason: payment.error_text ?? null };
  await transitionPayment(payment, name, bank, transaction, run && { run });
  return true;
}

/** The attempt can bring no more money: another one may be made. */
export async function closeAttempt(payment: Payment, transaction: Transaction): Promise<void> {
  payment.finished_at = new Date();
  payment.next_look_at = null;
  await PaymentPart.update({ is_open: false }, { where: { payment_id: payment.id }, transaction });
}

/** Gives up an attempt that can bring no money any more; false where it has brought some. */
export const dropAttempt = (payment: Payment, transaction: Transaction): Promise<boolean> =>
  followBank(payment, 'drop', transaction, () => closeAttempt(payment, transaction));

import { type Payment, PaymentPart } from '@odonta/db/models';
import { endsOf, movesFrom } from '@odonta/db/vocabulary/lifecycle.ts';
import { paymentLifecycle } from '@odonta/db/vocabulary/money/payments/paymentLifecycle.ts';
import type { Transaction } from 'sequelize';
import { works } from '../../platform/journals/works.ts';

type PaymentMove = keyof typeof paymentLifecycle.moves;

/** Moves a locked payment by what the bank says; false where its status knows no such move. The row is saved by whoever calls. */
export async function movePayment(
  payment: Payment,
  move: PaymentMove,
  transaction: Transaction,
): Promise<boolean> {
  const from_status = payment.status;
  if (!movesFrom(paymentLifecycle, from_status).includes(move)) return false;
  payment.status = endsOf(paymentLifecycle.moves[move])[0] ?? from_status;
  await works.step(
    {
      resource: 'payments',
      record_id: payment.id,
      move,
      from_status,
      to_status: payment.status,
      actor_id: null,
      reason: payment.error_text ?? null,
    },
    transaction,
  );
  return true;
}

/** The attempt brings no more money: another one may be made. */
export async function closeAttempt(payment: Payment, transaction: Transaction): Promise<void> {
  payment.finished_at = new Date();
  payment.next_look_at = null;
  await PaymentPart.update({ is_open: false }, { where: { payment_id: payment.id }, transaction });
}

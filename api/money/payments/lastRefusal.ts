import type { CardRefusal } from '@odonta/api/contract';
import { type Order, Payment, PaymentPart, type Voucher } from '@odonta/db/models';
import { refusalReasonOf } from '@odonta/db/vocabulary/money/payments/bankRefusals.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { meaningOf } from './bankStatuses.ts';
import { awaitsMoney } from './settle.ts';

/** Why the last try to pay for an order was refused, for as long as its money is waited for. */
export async function lastRefusalOfOrder(
  order: Order,
  transaction?: Transaction,
): Promise<CardRefusal | null> {
  if (!awaitsMoney(order)) return null;
  const part = await PaymentPart.findOne({
    where: { order_id: order.id },
    include: [{ model: Payment, as: 'payment', required: true }],
    order: [['payment_id', 'DESC']],
    transaction,
  });
  return part && refusalIn(part.payment);
}

/** The same for a gift certificate that is being bought. */
export async function lastRefusalOfVoucher({ id, status }: Voucher): Promise<CardRefusal | null> {
  if (status !== 'PREPARE') return null;
  const payment = await Payment.findOne({ where: { voucher_id: id }, order: [['id', 'DESC']] });
  return payment && refusalIn(payment);
}

/** A payment whose page the bank did not open is refused as well, but its card is not. */
function refusalIn({ status, provider_status, error_code, finished_at }: Payment): CardRefusal | null {
  if (status !== 'REJECTED' || meaningOf(provider_status ?? '') !== 'declined') return null;
  return { reason: refusalReasonOf(error_code), at: secondsOf(finished_at) ?? 0 };
}

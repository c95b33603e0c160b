import type { OrderReceipt } from '@odonta/api/contract';
import { PaymentPart, Receipt, RefundLeg } from '@odonta/db/models';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';

/** The receipts sent to the payer of an order; one of a basket covers all of it. */
export async function receiptsOf(order_id: number, transaction?: Transaction): Promise<OrderReceipt[]> {
  const parts = await PaymentPart.findAll({ where: { order_id }, transaction });
  const payment_id = parts.map((part) => part.payment_id);
  const sent = await Receipt.findAll({
    // The share of a voucher is closed by a receipt to the payment that bought the voucher.
    where: { status: 'SENT', [Op.or]: [{ payment_id }, { order_id }] },
    order: [['id', 'ASC']],
    transaction,
  });
  const legs = await RefundLeg.findAll({
    where: { payment_id },
    include: [{ association: 'refund', where: { order_id }, required: true, paranoid: false }],
    transaction,
  });
  const own = new Set(legs.map(({ id }) => id));
  return sent
    .filter((receipt) => receipt.order_id === null || receipt.order_id === order_id)
    .filter(({ refund_leg_id }) => refund_leg_id === null || own.has(refund_leg_id))
    .map(({ kind, sum, email, sent_at }) => ({
      kind,
      sum: exactRoublesOf(sum),
      email,
      sent_at: secondsOf(sent_at),
    }));
}

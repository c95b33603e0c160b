import { Invoice, type Order, Payment, PaymentPart } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import { carry } from '../ledger/post.ts';
import { carryVouchers } from '../vouchers/ofOrders.ts';

/**
 * What was paid for a moved order pays for the new one, as far as it costs: in the ledger, and in what payments say they are
 * for, so that a later refund finds its card. What is too much stays with the old order. Answers the kopecks carried.
 */
export async function carryMoney(from: Order, to: Order, transaction: Transaction): Promise<number> {
  const sum = Math.min(from.paid_sum - from.refunded_sum, to.total);
  if (sum <= 0) return 0;
  from.paid_sum -= sum;
  to.paid_sum += sum;
  to.payment_kind = from.payment_kind;
  const byVoucher = await carryVouchers(from, to, sum, transaction);
  await from.save({ transaction });
  await to.save({ transaction });
  const { CARD, BANK } = await carryParts(from, to, sum - byVoucher, transaction);
  const about = ({ id: order_id, center_id }: Order) => ({ order_id, center_id });
  const sides = { from: about(from), to: about(to) };
  await carry('MOVED', { BUYER: sum - byVoucher, CARD: -CARD, BANK: -BANK }, sides, transaction);
  if (from.paid_sum === from.refunded_sum) await carryInvoices(from, to, transaction);
  return sum;
}

/** The payments that have brought it, the oldest first; answers what of it came by card and what by bank transfer. */
async function carryParts(from: Order, to: Order, sum: number, transaction: Transaction) {
  const parts = await PaymentPart.findAll({
    where: { order_id: from.id, is_open: false },
    include: [{ model: Payment, as: 'payment', where: { captured_sum: { [Op.gt]: 0 } } }],
    order: [['payment_id', 'ASC']],
    transaction,
  });
  let left = sum;
  const carried = { CARD: 0, BANK: 0 };
  for (const part of parts) {
    const share = Math.min(left, part.sum);
    left -= share;
    carried[part.payment.method === 'CARD' ? 'CARD' : 'BANK'] += share;
    if (share > 0) await carryPart(part, to, share, transaction);
  }
  // Money that came by hand names no payment.
  carried[from.payment_kind === 'INVOICE' ? 'BANK' : 'CARD'] += left;
  return carried;
}

async function carryPart(
  { payment_id, order_id, sum }: PaymentPart,
  to: Order,
  share: number,
  transaction: Transaction,
): Promise<void> {
  const where = { payment_id, order_id };
  if (share === sum) {
    await PaymentPart.update({ order_id: to.id }, { where, transaction });
    return;
  }
  await PaymentPart.update({ sum: sum - share }, { where, transaction });
  const part = { payment_id, order_id: to.id, sum: share, is_open: false };
  await PaymentPart.create(part, { transaction });
}

/**
 * Paid invoices go along, so that they are closed by the course that is taught. One that still waits for money is not touched:
 * whoever pays it holds it before its order.
 */
async function carryInvoices(from: Order, to: Order, transaction: Transaction): Promise<void> {
  const where = { order_id: from.id, status: 'CREATED' as const };
  await Invoice.update({ order_id: to.id }, { where, transaction });
}

import { Invoice, type Order, PaymentPart } from '@odonta/db/models';
import { literal, Op, type Transaction } from 'sequelize';
import { carryVouchers } from '../../loyalty/vouchers/ofOrders.ts';
import { keptMoneyOf } from '../../orders/ledger/keptMoney.ts';
import { carry } from '../../orders/ledger/post.ts';

/**
 * Payments of the old order pay for the new one, up to its price: in the ledger, and in the payments, so that a
 * later refund finds its card. The rest stays with the old order. Returns the kopecks carried over.
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
  const { CARD, BANK, payments } = await carryParts(from, to, sum - byVoucher, transaction);
  const about = ({ id: order_id, center_id }: Order) => ({ order_id, center_id });
  const sides = { from: about(from), to: about(to) };
  await carry('MOVED', { BUYER: sum - byVoucher, CARD: -CARD, BANK: -BANK }, sides, transaction);
  await carryInvoices(from, to, payments, transaction);
  return sum;
}

/** The payments that cover the sum, oldest first; returns how much came by card and by bank transfer. */
async function carryParts(from: Order, to: Order, sum: number, transaction: Transaction) {
  const parts = await PaymentPart.findAll({ where: { order_id: from.id, is_open: false }, transaction });
  const locked = await keptMoneyOf(from.id, transaction);
  let left = sum;
  const carried = { CARD: 0, BANK: 0, payments: [] as number[] };
  for (const { payment_id, method, own } of locked.toSorted(
    (one, other) => one.payment_id - other.payment_id,
  )) {
    const part = parts.find((each) => each.payment_id === payment_id);
    // Late and excess money is not the order's, and stays behind.
    const share = Math.min(left, own);
    left -= share;
    carried[method === 'CARD' ? 'CARD' : 'BANK'] += share;
    if (part && share > 0) await carryPart(part, to, share, transaction);
    if (share > 0) carried.payments.push(payment_id);
  }
  // Manually recorded money has no payment.
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
 * Moves the paid invoices to the new order, so that acts name the course that is taught; refunds find them by their payment.
 * Skips unpaid invoices: a payment may have locked one and wait for this order.
 */
async function carryInvoices(
  from: Order,
  to: Order,
  payments: readonly number[],
  transaction: Transaction,
): Promise<void> {
  if (payments.length === 0) return;
  const brought = literal(
    `(select invoice_id from ledger_entries where payment_id in (${payments.map(Number).join(',')}) and invoice_id is not null)`,
  );
  const where = { order_id: from.id, status: ['CREATED' as const, 'PARTIAL_REFUNDED' as const] };
  await Invoice.update({ order_id: to.id }, { where: { ...where, id: { [Op.in]: brought } }, transaction });
}

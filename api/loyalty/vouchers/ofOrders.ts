import { Order, Receipt, Refund, type Voucher, VoucherTx } from '@odonta/db/models';
import { endOfDayOf } from '@odonta/db/vocabulary/loyalty/vouchers/term.ts';
import { voucherLimits } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import { openRefundStatuses } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import { formatPrice, roublesOf } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import { carry, post } from '../../orders/ledger/post.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { notifyBookkeepersOf } from '../../platform/notices/notifyBookkeepersOf.ts';
import { enter } from './ledger.ts';
import { lockVoucher, transitionVoucher } from './transitionVoucher.ts';

/** Payments of an order by gift vouchers, and their return. */

/**
 * The vouchers' share of a refund: the same part of it as of everything left of the order, so that card money
 * returns to the card. Less the shares planned by other refunds, including one that the bank has failed. The
 * order is locked, so that of two concurrent calls the second sees the first. Kopecks.
 */
export async function voucherShareOf(
  { id, order_id, source }: Pick<Refund, 'id' | 'order_id' | 'source'>,
  sum: number,
  transaction: Transaction,
): Promise<number> {
  if (source !== 'ORDER' || sum === 0) return 0;
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const order = await Order.findByPk(order_id, { rejectOnEmpty: true, paranoid: false, lock, transaction });
  if (order.voucher_sum === 0) return 0;
  const promised = (
    await Refund.findAll({ where: { order_id, source, status: [...openRefundStatuses] }, transaction })
  ).filter((refund) => refund.id !== id && (refund.status !== 'PREPARE' || refund.voucher_sum > 0));
  const total = (of: (refund: Refund) => number) => promised.reduce((all, refund) => all + of(refund), 0);
  const ours = order.voucher_sum - total(({ voucher_sum }) => voucher_sum);
  const left = order.paid_sum - order.refunded_sum - total(({ approved_sum }) => approved_sum ?? 0);
  return left <= 0 ? 0 : Math.min(sum, ours, wholeRoubles((sum * ours) / left));
}

const wholeRoubles = (kopecks: number): number => Math.ceil(kopecks / 100) * 100;

/** The money has gone back: each certificate has its share again, the one that was spent last first. Saves no order. */
export async function returnToVouchers(
  order: Order,
  { id: refund_id, voucher_sum }: Refund,
  transaction: Transaction,
): Promise<void> {
  order.voucher_sum -= voucher_sum;
  for (const { voucher, sum } of await sharesOf(order, voucher_sum, transaction)) {
    await enter(voucher, { kind: 'RETURNED', sum, order_id: order.id, refund_id }, transaction);
    const about = { order_id: order.id, refund_id, voucher_id: voucher.id };
    await post('PAID_BACK', { BUYER: sum, VOUCHER: -sum }, about, transaction);
    await prolong(voucher, transaction);
    await notifyWhereClosed(order, voucher, sum, transaction);
  }
}

/** The register has already set this money off, and does not print of it again: bookkeepers put that right. */
async function notifyWhereClosed(
  { id: order_id, number }: Order,
  { id: voucher_id }: Voucher,
  sum: number,
  transaction: Transaction,
): Promise<void> {
  const sold = await VoucherTx.findOne({ where: { voucher_id, kind: 'SOLD' }, transaction });
  const payment_id = sold?.payment_id ?? 0;
  const closed = { payment_id, order_id, kind: 'CLOSING' as const, status: 'SENT' as const };
  if ((await Receipt.count({ where: closed, transaction })) === 0) return;
  const text = `Заказ ${number}: ${formatPrice(roublesOf(sum))} вернулись на сертификат после закрывающего чека. Исправьте чек, новая трата этих денег закроется без него`;
  await notifyBookkeepersOf({ id: payment_id }, text, transaction);
}

/** Carries the vouchers' payments over to a rescheduled order; returns the sum. The caller saves both orders. */
export async function carryVouchers(
  from: Order,
  to: Order,
  sum: number,
  transaction: Transaction,
): Promise<number> {
  const carried = Math.min(from.voucher_sum, sum);
  for (const { voucher, sum: share } of await sharesOf(from, carried, transaction)) {
    await enter(voucher, { kind: 'RETURNED', sum: share, order_id: from.id }, transaction);
    await enter(voucher, { kind: 'SPENT', sum: -share, order_id: to.id }, transaction);
    const side = ({ id: order_id, center_id }: Order) => ({ order_id, center_id, voucher_id: voucher.id });
    await carry('MOVED', { BUYER: share, VOUCHER: -share }, { from: side(from), to: side(to) }, transaction);
  }
  from.voucher_sum -= carried;
  to.voucher_sum += carried;
  return carried;
}

/** The unreturned payment of a voucher for an order. */
export async function spentOn(
  order_id: number,
  voucher_id: number,
  transaction?: Transaction,
): Promise<number> {
  return -(await VoucherTx.sum('sum', { where: { order_id, voucher_id }, transaction })) || 0;
}

/** Splits a sum over the vouchers that paid for the order; locks them in id order. */
async function sharesOf(
  { id: order_id }: Order,
  sum: number,
  transaction: Transaction,
): Promise<{ voucher: Voucher; sum: number }[]> {
  if (sum === 0) return [];
  const transitions = await VoucherTx.findAll({ where: { order_id }, order: [['id', 'ASC']], transaction });
  const spent = new Map<number, number>();
  for (const { voucher_id, sum: moved } of transitions)
    spent.set(voucher_id, (spent.get(voucher_id) ?? 0) - moved);
  const shares: { voucher_id: number; sum: number }[] = [];
  let left = sum;
  for (const [voucher_id, of] of [...spent].reverse()) {
    const share = Math.min(left, of);
    if (share > 0) shares.push({ voucher_id, sum: share });
    left -= share;
  }
  if (left > 0) throw new Error(`certificates have not paid ${left} kopecks of the order ${order_id}`);
  const locked = [];
  for (const { voucher_id, sum: share } of shares.toSorted((one, other) => one.voucher_id - other.voucher_id))
    locked.push({ voucher: await lockVoucher(voucher_id, transaction), sum: share });
  return locked;
}

/** A returned sum stays usable for some days, even if the voucher has expired. A blocked voucher stays blocked. */
async function prolong(voucher: Voucher, transaction: Transaction): Promise<void> {
  const until = endOfDayOf(new Date(Date.now() + voucherLimits.daysAfterReturn * 86_400_000));
  if (voucher.valid_until && voucher.valid_until < until) {
    voucher.valid_until = until;
    voucher.told_days = null;
  }
  if (voucher.status === 'EXPIRED') {
    const move = voucher.block_reason === null ? 'revive' : 'revive_blocked';
    await transitionVoucher(voucher, move, systemActor, transaction);
  } else await voucher.save({ transaction });
}

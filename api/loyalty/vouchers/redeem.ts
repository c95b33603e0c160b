import { type Order, Voucher } from '@odonta/db/models';
import { noSuchVoucher } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { receiveMoney } from '../../orders/receiveMoney.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { lockAccountOfBuyer } from '../bonuses/ofOrders.ts';
import { hashOf } from './codes.ts';
import { enter } from './ledger.ts';

/**
 * Pays for a locked order with a gift voucher, as far as its balance allows; a fully paid order is confirmed
 * at once. The money belongs to the order from now on, and returns to the voucher when the order ends.
 */
export async function redeem(
  order: Order,
  code: string,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  refuseUnredeemable(order);
  await lockAccountOfBuyer(order, transaction);
  const voucher = await Voucher.findOne({
    where: { code_hash: hashOf(code) },
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  if (!voucher || !acts(voucher)) throw invalid({ voucher_code: noSuchVoucher });
  const sum = Math.min(voucher.balance, order.total - order.paid_sum);
  await enter(voucher, { kind: 'SPENT', sum: -sum, order_id: order.id }, transaction);
  const named = { action: 'redeem', resource: 'orders', record_id: order.id };
  const paid: [number, number] = [roublesOf(order.voucher_sum), roublesOf(order.voucher_sum + sum)];
  const { by, origin } = actor;
  await unitOfWork.audit({ ...named, by, origin, changes: { voucher_sum: paid } }, transaction);
  const money = { account: 'VOUCHER', sum, payment_id: null, voucher_id: voucher.id } as const;
  await receiveMoney(order, money, actor, transaction);
}

/** Pays for orders booked together, one after the other, until the voucher is empty. */
export async function redeemFor(
  orders: readonly Order[],
  code: string,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  const [first, ...others] = orders.filter(({ total }) => total > 0);
  if (!first) return;
  await redeem(first, code, actor, transaction);
  for (const order of others) {
    const voucher = await Voucher.findOne({ where: { code_hash: hashOf(code) }, transaction });
    if (voucher && acts(voucher)) await redeem(order, code, actor, transaction);
  }
}

/** Whether it may be spent now. */
export const acts = ({ status, balance, valid_until }: Voucher): boolean =>
  status === 'CONFIRMED' && balance > 0 && valid_until !== null && valid_until.getTime() > Date.now();

/** A certificate pays where a card would: an invoice is paid whole by its company. */
function refuseUnredeemable({ status, payment_method, paid_sum, total, expires_at }: Order): void {
  if (payment_method !== 'CARD') throw conflict('Сертификатом оплачивают заказ, который оплачивается картой');
  if (status !== 'PREPARE' || paid_sum >= total) throw conflict('Заказ уже не ждёт оплаты');
  if (expires_at && expires_at.getTime() <= Date.now())
    throw conflict('Время брони вышло: запишитесь заново');
}

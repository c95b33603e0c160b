import { type Center, LedgerEntry, Order, type Payout, PayoutLine } from '@odonta/db/models';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { col, type FindAttributeOptions, fn, type Transaction } from 'sequelize';
import { post } from '../../orders/ledger/post.ts';
import { conflict } from '../../platform/http/errors.ts';
import { idsBy, lock } from '../../platform/locks.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { type PayeeCall, payeeToSend } from './payee.ts';
import { payoutPaid } from './payouts.letters.ts';
import { writePayoutPaid } from './payouts.webhook.ts';

export interface Paying extends PayeeCall {
  payer_id: number;
  document_number: string;
}

/** Money leaves for a centre: the ledger records it by order, and the orders are marked as paid out. */
export async function payOut(payout: Payout, paying: Paying, transaction: Transaction): Promise<void> {
  await lockOrdersOf([payout.id], transaction);
  const center = await sign(payout, paying, transaction);
  await book(payout, 1, transaction);
  await writeLetter(payoutPaid(payout, center), transaction);
  await writePayoutPaid(payout, transaction);
}

/** Checks that the money may leave, and notes on the payout where it goes and who sends it. */
export async function sign(payout: Payout, paying: Paying, transaction: Transaction): Promise<Center> {
  await refuseChanged(payout, transaction);
  const { center_id, net: sum, second_by, requisites } = payout;
  const { center, sent } = await payeeToSend({ center_id, sum, second_by, requisites }, paying, transaction);
  payout.set({
    ...sent,
    approved_by: paying.payer_id,
    bank_order_no: paying.document_number,
    paid_at: new Date(nowInSeconds() * 1000),
  });
  return center;
}

/** Until the transaction ends no refund changes what is due. */
export const lockOrdersOf = (ids: readonly number[], transaction: Transaction): Promise<void> =>
  lock(transaction, {
    orders: idsBy(
      'select order_id as id from payout_lines where payout_id = any($1) and is_live',
      ids,
      transaction,
    ),
  });

/** The money has come back: the entries are reversed. */
export const takeBack = (payout: Payout, transaction: Transaction): Promise<void> =>
  book(payout, -1, transaction);

async function book(payout: Payout, way: 1 | -1, transaction: Transaction): Promise<void> {
  const lines = await liveLines(payout, transaction);
  for (const { order_id, kind, net, fee_share } of lines) {
    const about = { order_id, payout_id: payout.id, center_id: payout.center_id };
    const booked = { CENTER: way * (net + fee_share), BANK: -way * net, FEE: -way * fee_share };
    const name = kind === 'SALE' ? 'PAID_OUT' : 'CLAWED_BACK';
    await post(way === 1 ? name : `${name}_RETURNED`, booked, about, transaction);
  }
  const sold = lines.filter(({ kind }) => kind === 'SALE').map(({ order_id }) => order_id);
  const paid_out_at = way === 1 ? payout.paid_at : null;
  await Order.update({ paid_out_at }, { where: { id: sold }, transaction });
}

const liveLines = ({ id: payout_id }: Payout, transaction: Transaction): Promise<PayoutLine[]> =>
  PayoutLine.findAll({ where: { payout_id, is_live: true }, order: ['order_id'], transaction });

/** A buyer may have had a refund since the payout was calculated. */
async function refuseChanged(payout: Payout, transaction: Transaction): Promise<void> {
  const lines = await liveLines(payout, transaction);
  const where = { order_id: lines.map(({ order_id }) => order_id), account: 'CENTER' as const };
  const attributes: FindAttributeOptions = ['order_id', [fn('sum', col('sum')), 'sum']];
  const booked = await LedgerEntry.findAll({ attributes, where, group: 'order_id', transaction });
  const due = new Map(booked.map(({ order_id, sum }) => [order_id, -Number(sum)]));
  const changed = lines.find(({ order_id, net, fee_share }) => (due.get(order_id) ?? 0) !== net + fee_share);
  if (!changed) return;
  const { number } = await Order.findByPk(changed.order_id, { transaction, rejectOnEmpty: true });
  throw conflict(`Заказ ${number} изменился после расчёта: верните выплату, и она посчитается заново`);
}

import { Center, LedgerEntry, Order, type Payout, PayoutLine } from '@odonta/db/models';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { post } from '../../orders/ledger/post.ts';
import { conflict } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { payeeOf, refuseFreshPayee } from './payee.ts';
import { payoutPaid } from './payouts.letters.ts';
import { refuseUnsigned } from './secondActor.ts';

export interface Paying {
  payer_id: number;
  document_number: string;
  call_confirmed: boolean;
}

/** Money leaves for a centre: the ledger records it by order, and the orders are marked as paid out. */
export async function payOut(payout: Payout, paying: Paying, transaction: Transaction): Promise<void> {
  const center = await Center.findByPk(payout.center_id, {
    paranoid: false,
    rejectOnEmpty: true,
    transaction,
  });
  const { net: sum, second_by } = payout;
  await refuseUnsigned({ center_id: center.id, sum, second_by }, paying.payer_id, transaction);
  const { changed_at, isFresh } = await refuseFreshPayee(center.id, paying, transaction);
  payout.set({
    requisites: payeeOf(center),
    requisites_changed_at: changed_at,
    call_confirmed_by: isFresh ? paying.payer_id : null,
    approved_by: paying.payer_id,
    bank_order_no: paying.document_number,
    paid_at: new Date(nowInSeconds() * 1000),
  });
  await book(payout, 1, transaction);
  await writeLetter(payoutPaid(payout, center), transaction);
}

/** The money has come back: the entries are reversed. */
export const takeBack = (payout: Payout, transaction: Transaction): Promise<void> =>
  book(payout, -1, transaction);

async function book(payout: Payout, sign: 1 | -1, transaction: Transaction): Promise<void> {
  const where = { payout_id: payout.id, is_live: true };
  const lines = await PayoutLine.findAll({ where, order: ['order_id'], transaction });
  for (const { order_id, kind, net, fee_share } of lines) {
    if (sign === 1) await refuseChanged(order_id, net + fee_share, transaction);
    const about = { order_id, payout_id: payout.id, center_id: payout.center_id };
    const booked = { CENTER: sign * (net + fee_share), BANK: -sign * net, FEE: -sign * fee_share };
    const name = kind === 'SALE' ? 'PAID_OUT' : 'CLAWED_BACK';
    await post(sign === 1 ? name : `${name}_RETURNED`, booked, about, transaction);
  }
  const sold = lines.filter(({ kind }) => kind === 'SALE').map(({ order_id }) => order_id);
  const paid_out_at = sign === 1 ? payout.paid_at : null;
  await Order.update({ paid_out_at }, { where: { id: sold }, transaction });
}

/** A buyer may have had a refund since the payout was calculated. */
async function refuseChanged(order_id: number, due: number, transaction: Transaction): Promise<void> {
  const booked = await LedgerEntry.sum('sum', { where: { order_id, account: 'CENTER' }, transaction });
  if (-Number(booked ?? 0) === due) return;
  const { number } = await Order.findByPk(order_id, { transaction, rejectOnEmpty: true });
  throw conflict(`Заказ ${number} изменился после расчёта: верните выплату, и она посчитается заново`);
}

import type { Invoice, Payment } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { post } from '../../orders/ledger/post.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { conflict } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { type Advert, advertArrived, advertOf, readAdvert } from './adverts.ts';
import { enter, lockBalance } from './ledger.ts';
import { toppedUp } from './marketing.letters.ts';
import { ownerIdsOf, ownerOf } from './owner.ts';

/** Money has arrived for an invoice that tops up a balance: the whole transfer is credited, even beyond the invoiced sum. */
export async function creditTopUp(
  invoice: Invoice,
  payment: Payment,
  { by }: Actor,
  transaction: Transaction,
): Promise<void> {
  await write(invoice, payment, payment.captured_sum, by, transaction);
  if (invoice.paid_sum + payment.captured_sum < invoice.total) return;
  const advert = advertOf(invoice);
  if (advert) return advertArrived()(advert, 'INVOICE', transaction);
  await writeLetter(toppedUp(invoice, payment, await ownerOf(invoice, transaction)), transaction);
}

/** The bank has taken money for an advert from a card: the balance of its owner is topped up, and the advert is bought. */
export async function creditCard(advert: Advert, payment: Payment, transaction: Transaction): Promise<void> {
  const { id: payment_id, captured_sum: sum } = payment;
  const owner = ownerIdsOf(await readAdvert(advert, transaction));
  const balance = await lockBalance(owner, transaction);
  const source = { type: 'payment', id: payment_id } as const;
  const document = `Картой, платёж № ${payment_id}`;
  await enter(balance.id, { kind: 'TOPUP', sum, source, document, by: systemActor.by }, transaction);
  await post('TOPPED_UP', { CARD: sum, MARKETING: -sum }, { payment_id, ...owner }, transaction);
  await advertArrived()(advert, 'CARD', transaction);
}

export function refuseClosed({ status }: Invoice): void {
  if (status !== 'PREPARE' && status !== 'CONFIRMED')
    throw conflict('Счёт закрыт: верните деньги выводом остатка, а не отвязкой от счёта');
}

/** The transfer was for something else; refused where the balance does not have it any more. */
export async function takeBackTopUp(
  invoice: Invoice,
  payment: Payment,
  { by }: Actor,
  transaction: Transaction,
): Promise<void> {
  await write(invoice, payment, -payment.captured_sum, by, transaction);
}

async function write(
  invoice: Invoice,
  { id: payment_id, document_number }: Payment,
  sum: number,
  by: Actor['by'],
  transaction: Transaction,
): Promise<void> {
  const { id: invoice_id, number } = invoice;
  const owner = ownerIdsOf(invoice);
  const balance = await lockBalance(owner, transaction);
  const source = { type: 'payment', id: payment_id } as const;
  const document = `Счёт № ${number}, п/п № ${document_number ?? ''}`;
  await enter(balance.id, { kind: 'TOPUP', sum, source, document, by }, transaction);
  const about = { payment_id, invoice_id, ...owner };
  await post('TOPPED_UP', { BANK: sum, MARKETING: -sum }, about, transaction);
}

import { Center, type Invoice, type Payment } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { post } from '../../orders/ledger/post.ts';
import { conflict } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { enter, lockBalance } from './ledger.ts';
import { toppedUp } from './marketing.letters.ts';

/** Money has arrived for an invoice that tops up a balance: the whole transfer is credited, even beyond the invoiced sum. */
export async function creditTopUp(
  invoice: Invoice,
  payment: Payment,
  { by }: Actor,
  transaction: Transaction,
): Promise<void> {
  await write(invoice, payment, payment.captured_sum, by, transaction);
  if (invoice.paid_sum + payment.captured_sum < invoice.total) return;
  const center = await Center.findByPk(invoice.center_id, {
    paranoid: false,
    rejectOnEmpty: true,
    transaction,
  });
  await writeLetter(toppedUp(invoice, payment, center), transaction);
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
  { id: invoice_id, number, center_id }: Invoice,
  { id: payment_id, document_number }: Payment,
  sum: number,
  by: Actor['by'],
  transaction: Transaction,
): Promise<void> {
  const balance = await lockBalance({ center_id }, transaction);
  const source = { type: 'payment', id: payment_id } as const;
  const document = `Счёт № ${number}, п/п № ${document_number ?? ''}`;
  await enter(balance.id, { kind: 'TOPUP', sum, source, document, by }, transaction);
  const about = { payment_id, invoice_id, center_id };
  await post('TOPPED_UP', { BANK: sum, MARKETING: -sum }, about, transaction);
}

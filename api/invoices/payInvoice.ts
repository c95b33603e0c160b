import { Invoice, Payment, PaymentPart } from '@odonta/db/models';
import { shortDay } from '@odonta/db/vocabulary/documents/days.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import type { AccountStatus } from '@odonta/db/vocabulary/statuses.ts';
import { Op, type Transaction } from 'sequelize';
import { conflict, notFound, transitionNotAllowed } from '../http/errors.ts';
import { works } from '../journals/works.ts';
import { writeLetter } from '../mail/letters.ts';
import { creditTopUp } from '../marketing/crediting.ts';
import type { Hand } from '../orders/hand.ts';
import { receiveMoney } from '../orders/receiveMoney.ts';
import { lockOrder } from '../orders/transition.ts';
import { invoiceUnderpaid } from './invoices.letters.ts';

/** A transfer of a bank, by its payment order. */
export interface Transfer {
  /** Kopecks. */
  sum: number;
  document_number: string;
  document_date: string;
  /** Which of several parts with the same sum, where one transfer pays several invoices. */
  part?: number;
}

/**
 * Money has come by an invoice, as a statement tells: it is noted in the journals, and the order goes on by what it means to it.
 * The invoice is locked before its order, everywhere.
 */
export async function settleInvoice(
  id: number,
  transfer: Transfer,
  hand: Hand,
  transaction: Transaction,
): Promise<{ invoice: Invoice; payment: Payment }> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const invoice = await Invoice.findByPk(id, { lock, transaction });
  if (!invoice) throw notFound('Счёт не найден');
  if (invoice.status !== 'PREPARE') throw transitionNotAllowed('Отметить оплату', 'закрыт', []);
  const payment = await payInvoice(invoice, transfer, hand, transaction);
  await invoice.save({ transaction });
  const { by, origin, reason = null } = hand;
  const named = { resource: 'invoices', record_id: id };
  const moved = { from_status: 'PREPARE', to_status: invoice.status, actor_id: by.id, reason };
  await works.step({ ...named, move: 'mark_paid', ...moved }, transaction);
  const before = exactRoublesOf(invoice.paid_sum - transfer.sum);
  const changes = { paid_sum: [before, exactRoublesOf(invoice.paid_sum)] as [number, number] };
  await works.audit({ ...named, by, origin, action: 'mark_paid', changes, reason }, transaction);
  return { invoice, payment };
}

/**
 * Writes a transfer down as a payment of the invoice's order, or of the balance it tops up; the invoice is paid when all of it
 * has come.
 */
export async function payInvoice(
  invoice: Invoice,
  { sum, document_number, document_date, part: transfer_part = 0 }: Transfer,
  hand: Hand,
  transaction: Transaction,
): Promise<Payment> {
  const { id, order_id } = invoice;
  const order = order_id === null ? null : await lockOrder({ id: order_id }, transaction);
  const payer_inn = invoice.payer_inn;
  const transfer = { document_number, document_date, sum, payer_inn, transfer_part };
  await refuseKnown(transfer, transaction);
  const payment = await Payment.create(
    {
      ...transfer,
      method: 'INVOICE',
      channel: 'BANK',
      captured_sum: sum,
      status: 'CONFIRMED',
      next_look_at: null,
      finished_at: new Date(),
    },
    { transaction },
  );
  if (order) {
    const part = { payment_id: payment.id, order_id: order.id, sum, is_open: false };
    await PaymentPart.create(part, { transaction });
    const money = { account: 'BANK', sum, payment_id: payment.id, invoice_id: id } as const;
    await receiveMoney(order, money, hand, transaction);
  } else await creditTopUp(invoice, payment, hand, transaction);
  const paid_sum = invoice.paid_sum + sum;
  const status = statusOf(invoice, paid_sum);
  invoice.set({ paid_sum, status });
  if (status === 'PREPARE') await writeLetter(invoiceUnderpaid(invoice), transaction);
  return payment;
}

/** Of two at the same moment the second waits here for the first; the database refuses it in any case. */
async function refuseKnown(
  transfer: Pick<Payment, 'document_number' | 'document_date' | 'sum' | 'payer_inn' | 'transfer_part'>,
  transaction: Transaction,
): Promise<void> {
  const key = [transfer.document_number, transfer.document_date, transfer.payer_inn].join('|');
  await Payment.sequelize?.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, {
    bind: [`transfer:${key}`],
    transaction,
  });
  const where = { ...transfer, status: { [Op.ne]: 'CANCELED' as const } };
  if ((await Payment.count({ where, transaction })) > 0)
    throw conflict(
      `Платёж № ${transfer.document_number} от ${shortDay(transfer.document_date ?? '')} на эту сумму от этого плательщика уже отмечен`,
    );
}

function statusOf({ purpose, total }: Invoice, paid_sum: number): AccountStatus {
  if (paid_sum < total) return 'PREPARE';
  return purpose === 'TOPUP' ? 'CONFIRMED' : 'CREATED';
}

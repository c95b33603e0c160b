import { Invoice, LedgerEntry, Payment, PaymentPart, takeTurn } from '@odonta/db/models';
import { shortDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import type { AccountStatus } from '@odonta/db/vocabulary/statuses.ts';
import { Op, type Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { receiveMoney } from '../../orders/receiveMoney.ts';
import { lockOrder } from '../../orders/transition.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { creditTopUp } from '../marketing_balance/crediting.ts';
import { invoiceUnderpaid } from './invoices.letters.ts';
import { transitionInvoice } from './transitionInvoice.ts';

/** A transfer of a bank, by its payment order. */
export interface Transfer {
  /** Kopecks. */
  sum: number;
  document_number: string;
  document_date: string;
  /** The index among several parts with the same sum, where one transfer pays several invoices. */
  part?: number;
  /** Whether it pays other invoices too: staff decide that, and the part follows from what it has paid already. */
  is_shared?: boolean;
}

/**
 * Records a payment of an invoice by a statement in the audit log, and continues its order.
 */
export async function settleInvoice(
  id: number,
  transfer: Transfer,
  actor: Actor,
  transaction: Transaction,
): Promise<{ invoice: Invoice; payment: Payment }> {
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const invoice = await Invoice.findByPk(id, { lock, transaction });
  if (!invoice) throw notFound('Счёт не найден');
  const paid: Partial<Paid> = {};
  await transitionInvoice(invoice, 'mark_paid', actor, transaction, {
    run: async () => Object.assign(paid, await payInvoice(invoice, transfer, actor, transaction)).end,
    changes: ({ paid_sum }) => ({
      paid_sum: [exactRoublesOf(paid_sum - transfer.sum), exactRoublesOf(paid_sum)],
    }),
  });
  if (!paid.payment) throw new Error('nothing was paid');
  return { invoice, payment: paid.payment };
}

interface Paid {
  payment: Payment;
  /** The status of the invoice afterwards. */
  end: AccountStatus;
}

/**
 * Writes a transfer down as a payment of the invoice's order, or of the balance it tops up; the invoice is paid when all of it
 * has come.
 */
export async function payInvoice(
  invoice: Invoice,
  { sum, document_number, document_date, part = 0, is_shared = false }: Transfer,
  actor: Actor,
  transaction: Transaction,
): Promise<Paid> {
  const { id, order_id } = invoice;
  const order = order_id === null ? null : await lockOrder({ id: order_id }, transaction);
  const payer_inn = invoice.payer_inn;
  const document = { document_number, document_date, sum, payer_inn };
  await lockTransfer(document, transaction);
  const transfer_part = is_shared ? await nextPart(document, id, transaction) : part;
  const transfer = { ...document, transfer_part };
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
    await receiveMoney(order, money, actor, transaction);
  } else await creditTopUp(invoice, payment, actor, transaction);
  const paid_sum = invoice.paid_sum + sum;
  const end = endOf(invoice, paid_sum);
  invoice.set({ paid_sum });
  if (end === 'PREPARE') await writeLetter(invoiceUnderpaid(invoice), transaction);
  return { payment, end };
}

type Document = Pick<Payment, 'document_number' | 'document_date' | 'sum' | 'payer_inn'>;

/** Of two concurrent calls the second waits here for the first; the database refuses it in any case. */
async function lockTransfer(transfer: Document, transaction: Transaction): Promise<void> {
  const key = [transfer.document_number, transfer.document_date, transfer.payer_inn].join('|');
  await takeTurn(`transfer:${key}`, transaction);
}

const alive = { status: { [Op.ne]: 'CANCELED' as const } };

async function refuseKnown(
  transfer: Document & Pick<Payment, 'transfer_part'>,
  transaction: Transaction,
): Promise<void> {
  if ((await Payment.count({ where: { ...transfer, ...alive }, transaction })) > 0)
    throw conflict(
      `${nameOf(transfer)} на эту сумму от этого плательщика уже отмечен. Если он оплатил несколько счетов, отметьте это`,
    );
}

/** A transfer pays each of its invoices once, with any number of parts of the same sum. */
async function nextPart(document: Document, invoice_id: number, transaction: Transaction): Promise<number> {
  const parts = await Payment.findAll({ where: { ...document, ...alive }, transaction });
  const payment_id = parts.map(({ id }) => id);
  if ((await LedgerEntry.count({ where: { payment_id, invoice_id }, transaction })) > 0)
    throw conflict(`${nameOf(document)} на эту сумму по этому счёту уже отмечен`);
  return Math.max(-1, ...parts.map(({ transfer_part }) => transfer_part)) + 1;
}

const nameOf = ({ document_number, document_date }: Document): string =>
  `Платёж № ${document_number} от ${shortDay(document_date ?? '')}`;

function endOf({ purpose, total }: Invoice, paid_sum: number): AccountStatus {
  if (paid_sum < total) return 'PREPARE';
  return purpose === 'TOPUP' ? 'CONFIRMED' : 'CREATED';
}

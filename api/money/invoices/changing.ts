import type { Invoice } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { lockOrder } from '../../orders/transition.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import type { PayerFields } from './invoices.schema.ts';

/**
 * Changes the payer and the due day: the same number, another file; the party of a contract cannot change. A
 * paid invoice stays as it is.
 */
export async function changeInvoice(
  invoice: Invoice,
  changes: Partial<PayerFields & { due_date: string }>,
  transaction: Transaction,
): Promise<void> {
  if (invoice.status !== 'PREPARE' || invoice.paid_sum > 0)
    throw conflict('Счёт уже оплачен или закрыт: отмените его и выставьте новый');
  const { payer_inn = invoice.payer_inn } = changes;
  if (invoice.kind === 'CONTRACT' && payer_inn !== invoice.payer_inn)
    throw conflict('Счёт-договор подписан другой организацией: отмените его и выставьте новый');
  const { due_date = invoice.due_date } = changes;
  if (due_date < invoice.issue_date) throw invalid({ due_date: 'Срок раньше даты счёта' });
  if (due_date !== invoice.due_date && (invoice.banner_id ?? invoice.pinning_id) !== null)
    throw conflict(
      'Места ждут по сроку этого счёта, и продлить его нельзя: выставьте счёт на пополнение баланса',
    );
  invoice.set(changes);
  const { payer_name: name, payer_inn: inn, payer_kpp: kpp, payer_address: address } = invoice;
  invoice.snapshot = { ...invoice.snapshot, due_date, payer: { name, inn, kpp, address } };
  if (changes.due_date) await reserveUntil(invoice, transaction);
}

/** The seats wait as long as the invoice does. */
async function reserveUntil({ order_id, due_date }: Invoice, transaction: Transaction): Promise<void> {
  if (order_id === null) return;
  const order = await lockOrder({ id: order_id }, transaction);
  if (order.status === 'PREPARE')
    await order.update({ expires_at: new Date(`${due_date}T23:59:59+03:00`) }, { transaction });
}

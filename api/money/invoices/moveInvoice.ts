import type { Invoice } from '@odonta/db/models';
import type { InvoiceMove } from '@odonta/db/vocabulary/money/invoices/invoiceLifecycle.ts';
import type { Transaction } from 'sequelize';
import { systemSignature } from '../../platform/journals/system.ts';
import { works } from '../../platform/journals/works.ts';

type Changed = Pick<Invoice, 'status'> & Partial<Pick<Invoice, 'refunded_sum' | 'waived_sum' | 'order_id'>>;

/** Moves a locked invoice for the clock; staff moves come by the kit. */
export async function moveInvoice(
  invoice: Invoice,
  move: InvoiceMove,
  values: Changed,
  transaction: Transaction,
): Promise<void> {
  const from_status = invoice.status;
  await invoice.update(values, { transaction });
  const { id: actor_id, name: actor_name } = systemSignature;
  const named = { resource: 'invoices', record_id: invoice.id, actor_id, actor_name, reason: null };
  await works.step({ ...named, move, from_status, to_status: invoice.status }, transaction);
}

import { Invoice } from '@odonta/db/models';
import { noteLocked } from '@odonta/db/postgres/rowLocks.ts';
import type { CreationAttributes, Transaction } from 'sequelize';
import { type TableAtEnd, waitingOf } from '../../platform/journals/writtenAtEnd.ts';

const columns = [
  'issuer',
  'year',
  'number',
  'token',
  'order_id',
  'center_id',
  'legal_user_id',
  'payer_name',
  'payer_inn',
  'payer_kpp',
  'payer_address',
  'email',
  'snapshot',
  'total',
  'issue_date',
  'due_date',
] as const satisfies readonly (keyof CreationAttributes<Invoice>)[];

type NewInvoice = Required<Pick<CreationAttributes<Invoice>, (typeof columns)[number]>>;

/** The other columns of a new row, as the database gives them. */
const defaults = {
  status: 'PREPARE',
  purpose: 'ORDER',
  paid_sum: 0,
  refunded_sum: 0,
  waived_sum: 0,
  accepted_at: null,
  payment_file_id: null,
  payment_order_at: null,
  reminded_on: null,
  merchant_id: null,
  banner_id: null,
  pinning_id: null,
  deleted_at: null,
  version: 0,
} as const;

/** The invoices of a booking, which are written at the end of its transaction. */
export const invoicesAtEnd: TableAtEnd = { name: 'invoices', columns: ['id', ...columns] };

/** Writes an invoice: at the end of its transaction under this id, if other rows wait for that too, else at once. */
export async function writeInvoice(
  row: NewInvoice,
  id: number | null,
  transaction: Transaction,
): Promise<Invoice> {
  const waiting = id === null ? undefined : waitingOf(transaction)?.rows.get(invoicesAtEnd.name);
  if (!waiting || id === null) return Invoice.create(row, { transaction });
  waiting.push({ ...row, id });
  const { kind } = row.snapshot;
  const invoice = Invoice.build({ ...defaults, ...row, id, kind }, { raw: true, isNewRecord: false });
  noteLocked(invoice, transaction);
  return invoice;
}

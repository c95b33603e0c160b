import type { Sequelize, Transaction } from 'sequelize';
import { moscowDay } from '../../../vocabulary/time.ts';
import type { Staffed } from '../fillPeople.ts';
import { insertRows } from '../rows/insertRows.ts';
import { bankLineRow, invoiceRow } from './invoiceRows.ts';
import { sha256Of } from './keys.ts';
import type { Planned } from './planned.ts';

/** Invoices of companies, and the statement that has brought their money; answers the invoice of each order. */
export async function fillInvoices(
  sequelize: Sequelize,
  all: readonly Planned[],
  { bookkeeper }: Staffed,
  transaction: Transaction,
): Promise<Map<number, number>> {
  const numbers = new Map<number, number>();
  const rows = all
    .filter(({ method }) => method === 'INVOICE')
    .map((planned, index) => {
      const year = Number(moscowDay(planned.created).slice(0, 4));
      numbers.set(year, (numbers.get(year) ?? 0) + 1);
      return { planned, invoice: invoiceRow(planned, index + 1, numbers.get(year) ?? 1) };
    });
  const invoices = rows.map(({ invoice }) => invoice);
  await insertRows(sequelize, 'invoices', invoices, transaction);
  const counters = [...numbers].map(([year, last]) => ({ issuer: 'P', kind: 'INVOICE', year, last }));
  await insertRows(sequelize, 'document_counters', counters, transaction);
  const paid = rows.filter(({ planned }) => planned.paid > 0);
  const after = await lastOf(sequelize, transaction);
  const file_id = after.file + 1;
  const lines = paid.map(({ planned, invoice }, index) =>
    bankLineRow(planned, invoice, after.line + index + 1, file_id),
  );
  const file = {
    id: file_id,
    filename: 'kl_to_1c_arkhiv.txt',
    encoding: 'windows-1251',
    sha256: sha256Of('demo archive'),
    lines: lines.length,
    by_id: bookkeeper,
    created_at: paid.at(-1)?.planned.paidAt ?? new Date(),
  };
  const matches = paid.map(({ planned, invoice }, index) => ({
    id: index + 1,
    line_id: after.line + index + 1,
    invoice_id: invoice.id,
    payment_id: planned.id,
    sum: planned.paid,
    created_at: planned.paidAt,
  }));
  if (lines.length > 0) await insertRows(sequelize, 'bank_files', [file], transaction);
  await insertRows(sequelize, 'bank_lines', lines, transaction);
  await insertRows(sequelize, 'bank_matches', matches, transaction);
  return new Map(rows.map(({ planned, invoice }) => [planned.id, invoice.id]));
}

async function lastOf(
  sequelize: Sequelize,
  transaction: Transaction,
): Promise<{ file: number; line: number }> {
  const [rows] = await sequelize.query(
    `select (select coalesce(max(id), 0) from bank_files) as file, (select coalesce(max(id), 0) from bank_lines) as line`,
    { transaction },
  );
  return (rows as { file: number; line: number }[])[0] ?? { file: 0, line: 0 };
}

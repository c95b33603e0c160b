import type { BankCandidate } from '@odonta/api/contract';
import { BankLine, Invoice, Order } from '@odonta/db/models';
import { candidatesOf, type OpenInvoice } from '@odonta/db/vocabulary/money/bank/matching.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { findRow } from '../../platform/kit/findRow.ts';
import { openInvoices } from '../bank/matchingLines.ts';

export const bankCandidates = endpoint({
  method: 'get',
  path: '/adm/bank_imports/:id/candidates',
  summary: 'Invoices that a payment of a statement may be for, likeliest first',
  audience: staffAudience,
  allow: 'bank_imports.match',
  handle: async ({ params }) => {
    const line = await findRow(BankLine, params.id);
    const found = line.status === 'CREATED' ? candidatesOf(line, await openInvoices()) : [];
    return { message: await presented(found) };
  },
});

async function presented(found: ReturnType<typeof candidatesOf<OpenInvoice>>): Promise<BankCandidate[]> {
  const rows = await Invoice.findAll({
    where: { id: found.map(({ invoice }) => invoice.id) },
    include: [{ model: Order, as: 'order' }],
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ invoice: { id, left }, likeness }) => {
    const row = byId.get(id);
    if (!row) return [];
    const { kind, number, issue_date, payer_name, payer_inn, order } = row;
    const of = { order_number: order?.number ?? null, prod_name: order?.snapshot.name ?? null };
    const sums = { total: exactRoublesOf(row.total), left: exactRoublesOf(left) };
    return [{ invoice_id: id, kind, number, issue_date, payer_name, payer_inn, ...of, ...sums, likeness }];
  });
}

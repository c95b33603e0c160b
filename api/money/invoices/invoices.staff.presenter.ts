import type { StaffInvoice } from '@odonta/api/contract';
import type { Invoice } from '@odonta/db/models';
import { invoiceLifecycle } from '@odonta/db/vocabulary/money/invoices/invoiceLifecycle.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { moscowDay, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { historiesOf } from '../../platform/journals/history.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { matchesOf } from '../bank/matchesOf.ts';

export async function presentInvoices(
  rows: Invoice[],
  readContext: ReadContext<SignedInUser>,
): Promise<Omit<StaffInvoice, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const histories = await historiesOf('invoices', invoiceLifecycle, ids, readContext);
  const today = moscowDay(new Date());
  const matches = await matchesOf('invoice_id', ids, readContext);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    number: row.number,
    issuer: row.issuer,
    seller_name: row.snapshot.seller.name,
    purpose: row.purpose,
    order_id: row.order_id,
    order_number: row.order?.number ?? null,
    prod_name: row.order?.snapshot.name ?? null,
    center_id: row.center_id,
    merchant_id: row.merchant_id,
    legal_user_id: row.legal_user_id,
    payer_name: row.payer_name,
    payer_inn: row.payer_inn,
    payer_kpp: row.payer_kpp,
    payer_address: row.payer_address,
    email: row.email,
    total: exactRoublesOf(row.total),
    vat: row.snapshot.vat === null ? null : exactRoublesOf(row.snapshot.vat),
    paid_sum: exactRoublesOf(row.paid_sum),
    refunded_sum: exactRoublesOf(row.refunded_sum),
    issue_date: row.issue_date,
    due_date: row.due_date,
    is_overdue: row.status === 'PREPARE' && row.due_date < today,
    accepted_at: secondsOf(row.accepted_at),
    payment_order_at: secondsOf(row.payment_order_at),
    has_payment_order: row.payment_file_id !== null,
    status: row.status,
    matches: matches.get(row.id) ?? [],
    history: histories.get(row.id) ?? [],
    ...stampsOf(row),
  }));
}

import type { StaffAccountingDoc } from '@odonta/api/contract';
import type { AccountingDoc } from '@odonta/db/models';
import { accountingDocLifecycle } from '@odonta/db/vocabulary/money/invoices/accountingDocLifecycle.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { historiesOf } from '../../platform/journals/history.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { closedAbove } from '../invoices/closedAbove.ts';

export async function presentAccountingDocs(
  rows: AccountingDoc[],
  readContext: ReadContext<SignedInUser>,
): Promise<Omit<StaffAccountingDoc, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const histories = await historiesOf('accounting_docs', accountingDocLifecycle, ids, readContext);
  const above = await closedAbove(ids, readContext.transaction);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    issuer: row.issuer,
    number: row.number,
    date: row.date,
    invoice_id: row.invoice_id,
    invoice_kind: row.invoice?.kind ?? null,
    invoice_number: row.invoice?.number ?? null,
    order_id: row.order_id,
    order_number: row.order?.number ?? null,
    center_id: row.center_id,
    legal_user_id: row.legal_user_id,
    period_from: row.period_from,
    period_to: row.period_to,
    payout_id: row.payout_id,
    payer_name: row.payer_name,
    payer_inn: row.payer_inn,
    email: row.email,
    total: exactRoublesOf(row.total),
    above_kept: exactRoublesOf(above.get(row.id) ?? 0),
    signed_at: secondsOf(row.signed_at),
    status: row.status,
    history: histories.get(row.id) ?? [],
    ...stampsOf(row),
  }));
}

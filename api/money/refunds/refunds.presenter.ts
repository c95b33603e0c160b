import type { StaffRefund } from '@odonta/api/contract';
import type { Refund } from '@odonta/db/models';
import { accountingKinds } from '@odonta/db/vocabulary/money/invoices/accountingDocLifecycle.ts';
import { refundLifecycle } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { historiesOf } from '../../platform/journals/history.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { closedAbove, issuedDocsOf } from '../invoices/closedAbove.ts';
import { openBank } from './bankDetails.ts';
import { routedOf } from './sums.ts';

export async function presentRefunds(
  rows: Refund[],
  readContext: ReadContext<SignedInUser>,
): Promise<Omit<StaffRefund, 'available_transitions'>[]> {
  const histories = await historiesOf(
    'refunds',
    refundLifecycle,
    rows.map(({ id }) => id),
    readContext,
  );
  const docs = await docsByOrder(rows, readContext);
  const maySeeBank =
    !readContext.isForFile &&
    !staffAudience.impersonates?.(readContext.viewer) &&
    staffAudience.allows(readContext.viewer, 'refunds.execute') !== null;
  return rows.map((row) => ({
    id: row.id,
    order_id: row.order_id,
    order_number: row.order.number,
    prod_name: row.order.snapshot.name,
    source: row.source,
    participant_ids: row.participant_ids,
    reason: row.reason,
    comment: row.comment,
    policy: row.policy,
    policy_percent: row.policy_percent,
    keep_sum: exactRoublesOf(row.keep_sum),
    recalc_sum: exactRoublesOf(row.recalc_sum),
    requested_sum: exactRoublesOf(row.requested_sum),
    approved_sum: row.approved_sum === null ? null : exactRoublesOf(row.approved_sum),
    voucher_sum: exactRoublesOf(row.voucher_sum),
    routed_sum: row.approved_sum === null ? null : exactRoublesOf(routedOf(row)),
    card_sum: exactRoublesOf(goneOf(row)),
    expenses: row.expenses,
    route: row.route,
    bank: maySeeBank && row.bank ? openBank(row.bank, row.id) : null,
    has_bank: row.bank !== null,
    is_auto: row.is_auto,
    asked_kind: row.asked_kind,
    asked_by: row.asked_by,
    asked_name: row.asker?.name ?? null,
    approved_by: row.approved_by,
    approved_name: row.approver?.name ?? null,
    approved_at: secondsOf(row.approved_at),
    promised_on: row.promised_on,
    attempts: row.attempts,
    error: row.error,
    document_number: row.document_number,
    document_date: row.document_date,
    reject_code: row.reject_code,
    reject_reason: row.reject_reason,
    finished_at: secondsOf(row.finished_at),
    closing_docs: (docs.get(row.order_id) ?? []).map(({ doc }) => doc),
    status: row.status,
    history: histories.get(row.id) ?? [],
    ...stampsOf(row),
  }));
}

/** Kopecks that cards have back already. */
const goneOf = ({ legs }: Refund): number =>
  legs.reduce((all, { sum, done_at }) => all + (done_at === null ? 0 : sum), 0);

async function docsByOrder(rows: readonly Refund[], { viewer, transaction }: ReadContext<SignedInUser>) {
  if (staffAudience.allows(viewer, 'accounting_docs.show') === null) return new Map<number, never[]>();
  const orders = rows.map(({ order_id }) => order_id);
  const docs = await issuedDocsOf(orders, transaction);
  const above = await closedAbove(
    docs.map(({ id }) => id),
    transaction,
  );
  const shown = docs.map(({ id, order_id, kind, number }) => ({
    order_id: order_id ?? 0,
    doc: {
      id,
      name: `${accountingKinds[kind]} № ${number}`,
      above_kept: exactRoublesOf(above.get(id) ?? 0),
    },
  }));
  return Map.groupBy(shown, ({ order_id }) => order_id);
}

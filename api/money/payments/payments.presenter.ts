import type { StaffPayment } from '@odonta/api/contract';
import type { Payment } from '@odonta/db/models';
import { paymentLifecycle } from '@odonta/db/vocabulary/money/payments/paymentLifecycle.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { historiesOf } from '../../platform/journals/history.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { noticesOf, ordersOf, receiptsOf, refundsOf } from './payments.parts.ts';

export async function presentPayments(
  rows: Payment[],
  readContext: ReadContext<SignedInUser>,
): Promise<Omit<StaffPayment, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const histories = await historiesOf('payments', paymentLifecycle, ids, readContext);
  const orders = await ordersOf(ids, readContext);
  const notices = await noticesOf(ids, readContext);
  const refunds = await refundsOf(ids, readContext);
  const receipts = await receiptsOf(ids, readContext);
  return rows.map((row) => ({
    ...columnsOf(row),
    orders: orders.get(row.id) ?? [],
    notifications: notices.get(row.id) ?? [],
    refunds: refunds.get(row.id) ?? [],
    receipts: receipts.get(row.id) ?? [],
    history: histories.get(row.id) ?? [],
  }));
}

const columnsOf = (row: Payment) => ({
  id: row.id,
  method: row.method,
  channel: row.channel,
  status: row.status,
  sum: exactRoublesOf(row.sum),
  captured_sum: exactRoublesOf(row.captured_sum),
  refunded_sum: exactRoublesOf(row.refunded_sum),
  is_two_stage: row.is_two_stage,
  provider_payment_id: row.provider_payment_id,
  provider_status: row.provider_status,
  attempt: row.attempt,
  banner_id: row.banner_id,
  pinning_id: row.pinning_id,
  pan_mask: row.pan_mask,
  error_code: row.error_code,
  error_text: row.error_text,
  next_look_at: secondsOf(row.next_look_at),
  void_asked_at: secondsOf(row.void_asked_at),
  document_number: row.document_number,
  document_date: row.document_date,
  finished_at: secondsOf(row.finished_at),
  ...stampsOf(row),
});

import type { AskedRefundView } from '@odonta/api/contract';
import type { Refund } from '@odonta/db/models';
import { maskAccount } from '@odonta/db/vocabulary/masks.ts';
import { promisedDay } from '@odonta/db/vocabulary/money/refunds/promisedDay.ts';
import { type RefundStatus, refundStatuses } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { moscowDay, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { openBank } from '../bankDetails.ts';
import { sumOf } from '../sums.ts';

/** A refund as the page behind the order's link shows it. */
export const presentAsked = (refund: Refund): AskedRefundView => ({
  id: refund.id,
  status: refund.status,
  status_label: refundStatuses[refund.status as RefundStatus].label,
  sum: roublesOf(sumOf(refund)),
  route: refund.route,
  participant_ids: refund.participant_ids,
  asked_at: secondsOf(refund.created_at),
  promised_on: refund.promised_on ?? promisedDay(refund.created_at),
  finished_on: refund.finished_at && moscowDay(refund.finished_at),
  reject_reason: refund.status === 'REJECTED' ? refund.reject_reason : null,
  needs_bank: canNameBank(refund) && lacksAccount(refund),
  can_name_bank: canNameBank(refund),
  account: refund.bank && maskAccount(openBank(refund.bank, refund.id).account),
});

/** Until the money leaves, and only where it goes to an account: of nothing, no account is asked for. */
export const canNameBank = (refund: Refund): boolean =>
  refund.route === 'BANK' &&
  (refund.status === 'PREPARE' || refund.status === 'CREATED') &&
  sumOf(refund) > 0;

/** Whether the bank account for the money is still missing. */
export const lacksAccount = (refund: Refund): boolean =>
  refund.route === 'BANK' && refund.bank === null && sumOf(refund) > 0;

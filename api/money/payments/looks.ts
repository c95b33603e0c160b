import type { Payment } from '@odonta/db/models';
import { meaningOf } from './bankStatuses.ts';

const second = 1000;
const quickLooks = 60;

/**
 * When the bank is asked next. What is under way is looked at each second, so that a notice that was lost costs nobody
 * anything; a page that waits for its buyer, seldom. What stays under way for long is asked about as seldom as that.
 */
export function nextLook({ provider_payment_id, provider_status, looks, is_two_stage }: Payment): Date {
  const meaning = meaningOf(provider_status ?? '');
  const isUnderWay =
    provider_payment_id === null || meaning === 'moving' || (meaning === 'held' && !is_two_stage);
  const wait = isUnderWay && looks < quickLooks ? second : looks === 0 ? 30 * second : 120 * second;
  return new Date(Date.now() + wait);
}

/** For how long after its page has closed something may still come of a payment. */
export const graceMs = 5 * 60 * second;

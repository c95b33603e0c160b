import type { Payment } from '@odonta/db/models';
import { meaningOf } from './bankStatuses.ts';

const second = 1000;
const quickLooks = 60;

/**
 * The next check at the bank. A payment in progress is checked each second, so that a lost notification does no
 * harm; a page that waits for its buyer, seldom. Long-running ones become as seldom as that.
 */
export function nextLook({ provider_payment_id, provider_status, looks, is_two_stage }: Payment): Date {
  const meaning = meaningOf(provider_status ?? '');
  const isUnderWay =
    provider_payment_id === null || meaning === 'moving' || (meaning === 'held' && !is_two_stage);
  const wait = isUnderWay && looks < quickLooks ? second : looks === 0 ? 30 * second : 120 * second;
  return new Date(Date.now() + wait);
}

/** How long after its page has closed a payment may still change. */
export const graceMs = 5 * 60 * second;

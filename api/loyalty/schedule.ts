import type { TimedJob } from '../platform/jobs/timed.ts';
import { notifyOfExpiry } from './bonuses/notifyOfExpiry.ts';
import { settleDue } from './bonuses/settleDue.ts';
import { expireGiftOrders } from './gifts/expire.ts';
import { settleReferrals } from './referrals/settleReferrals.ts';
import {
  dropUnpaidVouchers,
  expireVouchers,
  notifyOfEndingVouchers,
  sendDueVouchers,
} from './vouchers/clock.ts';

export const loyaltySchedule: readonly TimedJob[] = [
  {
    name: 'settle_referrals',
    pauseMs: 5000,
    because: 'a friend who has paid sees his bonuses while he is still on the page',
    work: settleReferrals,
  },
  { name: 'settle_bonuses', every: 'minute', work: settleDue },
  { name: 'expire_gift_orders', every: 'minute', work: expireGiftOrders },
  { name: 'send_due_vouchers', every: 'minute', work: () => sendDueVouchers() },
  { name: 'drop_unpaid_vouchers', every: 'minute', work: () => dropUnpaidVouchers() },
  { name: 'notify_of_expiring_bonuses', every: 'hour', work: notifyOfExpiry },
  { name: 'expire_vouchers', every: 'hour', work: () => expireVouchers() },
  { name: 'notify_of_ending_vouchers', every: 'hour', work: () => notifyOfEndingVouchers() },
];

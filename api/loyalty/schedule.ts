import type { TimedJob } from '../platform/jobs/timed.ts';
import { settleReferrals } from './referrals/settleReferrals.ts';

export const loyaltySchedule: readonly TimedJob[] = [
  {
    name: 'settle_referrals',
    pauseMs: 5000,
    because: 'a friend who has paid sees his bonuses while he is still on the page',
    work: settleReferrals,
  },
];

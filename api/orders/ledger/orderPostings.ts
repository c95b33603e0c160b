import type { MoneyAccount } from '@odonta/db/vocabulary/orders/postings.ts';
import type { Posting } from './post.ts';

export { receivedPosting, soldPosting } from '@odonta/db/vocabulary/orders/postings.ts';

/** Money that has no seat: it belongs to no order until it is placed or refunded. */
export const receivedLatePosting = (account: MoneyAccount, sum: number): Posting => ({
  [account]: sum,
  LATE: -sum,
});

export const overpaidPosting = (account: MoneyAccount, sum: number): Posting => ({
  [account]: sum,
  OVERPAID: -sum,
});

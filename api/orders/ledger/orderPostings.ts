import type { MoneyAccount } from '@odonta/db/vocabulary/orders/postings.ts';
import type { Posting } from './post.ts';

export { receivedPosting, soldPosting } from '@odonta/db/vocabulary/orders/postings.ts';

/** Money for which there is no seat: it is nobody's until it is placed or has gone back. */
export const receivedLatePosting = (account: MoneyAccount, sum: number): Posting => ({
  [account]: sum,
  LATE: -sum,
});

export const overpaidPosting = (account: MoneyAccount, sum: number): Posting => ({
  [account]: sum,
  OVERPAID: -sum,
});

import type { RefundRoute } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import type { Balances } from './balances.ts';
import type { Posting } from './post.ts';

export { type Undone, unsoldPosting } from '@odonta/db/vocabulary/orders/postings.ts';

/** The postings of a refund. Kopecks. */

/** Reverses a sale to the kopeck, including roundings. */
export function wholeUnsoldPosting({ CENTER = 0, COMMISSION = 0, PROMO = 0, BONUS = 0 }: Balances): Posting {
  return {
    BUYER: CENTER + COMMISSION + PROMO + BONUS,
    CENTER: -CENTER,
    COMMISSION: -COMMISSION,
    PROMO: -PROMO,
    BONUS: -BONUS,
  };
}

/** The account a refund is posted to: an account of the platform, or its debt to the buyer. */
export const accountOfRoute = {
  CARD: 'CARD',
  BANK: 'BANK',
  BALANCE: 'OVERPAID',
  BONUS: 'OVERPAID',
  VOUCHER: 'VOUCHER',
} as const satisfies Record<RefundRoute, string>;

/** Money leaves that belonged to the buyer or was unassigned. */
export const paidBackPosting = (
  from: 'BUYER' | 'LATE' | 'OVERPAID',
  route: RefundRoute,
  sum: number,
): Posting => ({ [from]: sum, [accountOfRoute[route]]: -sum });

import type { Refund } from '@odonta/db/models';

/** Kopecks: the approved sum, or the requested one before an approval. */
export const sumOf = ({ approved_sum, requested_sum }: Refund): number => approved_sum ?? requested_sum;

/** Kopecks that go by the route of the refund: all but the parts returned to gift vouchers, or to cards before the route changed. */
export const routedOf = (refund: Refund): number => sumOf(refund) - refund.voucher_sum - refund.card_sum;

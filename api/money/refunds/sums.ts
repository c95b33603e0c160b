import type { Refund } from '@odonta/db/models';

/** Kopecks: what is agreed to, or what is asked for as long as it is not. */
export const sumOf = ({ approved_sum, requested_sum }: Refund): number => approved_sum ?? requested_sum;

/** Kopecks that go by the route of the refund: all but what goes to gift certificates, or went to cards before the route changed. */
export const routedOf = (refund: Refund): number => sumOf(refund) - refund.voucher_sum - refund.card_sum;

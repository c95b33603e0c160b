import type { Refund } from '@odonta/db/models';

/** Kopecks: what is agreed to, or what is asked for as long as it is not. */
export const sumOf = ({ approved_sum, requested_sum }: Refund): number => approved_sum ?? requested_sum;

import type { Order } from '@odonta/db/models';

/** Where an order is seen, paid and cancelled by whoever has its link. */
export const orderLinkPath = ({ token }: Pick<Order, 'token'>): string => `/payment/${token}`;

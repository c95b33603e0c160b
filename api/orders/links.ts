import type { Order } from '@odonta/db/models';

/** The page of an order behind its link: view, pay, cancel. */
export const orderLinkPath = ({ token }: Pick<Order, 'token'>): string => `/payment/${token}`;

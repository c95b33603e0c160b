import { Refund } from '@odonta/db/models';
import type { New } from './new.ts';
import { buildOrder } from './orderFactories.ts';

/** A buyer's request for all the money of a paid order. */
export async function buildRefund(given: New<Refund> = {}): Promise<Refund> {
  const order_id = given.order_id ?? (await buildOrder({ status: 'CONFIRMED', total: 100_000 })).id;
  return Refund.create({
    reason: 'CLIENT_REFUSED',
    keep_sum: 100_000,
    recalc_sum: 100_000,
    requested_sum: 100_000,
    route: 'BANK',
    asked_kind: 'BUYER',
    ...given,
    order_id,
  });
}

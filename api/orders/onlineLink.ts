import type { Order, Prod } from '@odonta/db/models';
import { onlineProdTypes } from '@odonta/db/vocabulary/catalog/prod.ts';

const day = 86_400_000;

/** The link to a broadcast, for an order that is paid: from a day before the course to a day after its end. */
export function onlineLinkOf(
  { status }: Pick<Order, 'status'>,
  { type, online_link, date_start, date_end }: Prod,
  now = Date.now(),
): string | null {
  const isPaid = status === 'CONFIRMED' || status === 'PARTIAL_REFUNDED';
  if (!isPaid || !online_link || !onlineProdTypes.includes(type) || date_start === null) return null;
  const end = (date_end ?? date_start).getTime();
  return now >= date_start.getTime() - day && now < end + day ? online_link : null;
}

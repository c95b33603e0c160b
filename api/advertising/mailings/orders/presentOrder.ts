import type { MailingOrder } from '@odonta/api/contract';
import type { MailingHold } from '@odonta/db/models';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';

export const presentOrder = (hold: MailingHold | null): MailingOrder | null =>
  hold && {
    price_per_1000: exactRoublesOf(hold.price_per_1000),
    reach: hold.reach,
    sum: exactRoublesOf(hold.sum),
    charged: hold.charged === null ? null : exactRoublesOf(hold.charged),
    delivered: hold.delivered,
  };

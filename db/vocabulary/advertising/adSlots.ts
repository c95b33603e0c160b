import { lifecycle } from '../lifecycle.ts';

export const adSlotLifecycle = lifecycle({
  initial: 'ACTIVE',
  statuses: { ACTIVE: { label: 'Продаётся' } },
  transitions: {
    publish_prices: {
      from: ['ACTIVE'],
      label: 'Опубликовать цену',
      done: 'Цена слота опубликована',
      confirm_text: 'Со своего момента цена станет видна рекламодателям. Опубликовать?',
    },
  },
});

/** Weeks that are sold: so many, from the next one on. */
export const weeksOnSale = 12;
/** How long places wait for payment. */
export const holdHours = 24;
/** How many banners of one centre wait for payment at once. */
export const unpaidAtMost = 3;
/**
 * A place promises the median of so many past weeks, which is known from so many sold places of so many owners on: the
 * figure of fewer would be that of a competitor. Below so few showings nothing is promised.
 */
export const promiseOf = { weeks: 12, places: 5, owners: 3, leastViews: 20 } as const;
/** A week in which a banner was seen less than this part of its promise is made up for by a free one. */
export const promisedPart = 0.7;
/** How long a rejected banner may be mended before its money returns. */
export const mendDays = 3;

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
/** How long a rejected banner may be mended before its money returns. */
export const mendDays = 3;

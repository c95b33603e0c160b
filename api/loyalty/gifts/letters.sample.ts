import { buildGiftOrder } from '@odonta/db/testing/loyaltyFactories.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const order = await buildGiftOrder({ first_name: typed, last_name: typed, address: typed });
  return {
    giftOrdered: letters.giftOrdered(order),
    giftIssued: letters.giftIssued(order),
    giftRejected: letters.giftRejected(order, 'нет'),
    giftCanceled: letters.giftCanceled(order, 'нет'),
  };
};

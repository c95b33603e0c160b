import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './centerLetters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const order = await buildOrder({ first_name: typed });
  return {
    orderPaidForCenter: letters.orderPaidForCenter(order, 'center@example.ru'),
    orderToConfirm: letters.orderToConfirm(order, 'center@example.ru'),
  };
};

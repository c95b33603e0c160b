import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const order = await buildOrder({ first_name: typed, last_name: typed, status: 'CONFIRMED' });
  order.snapshot = { ...order.snapshot, name: typed };
  return { materialsAdded: letters.materialsAdded(order, [typed]) };
};

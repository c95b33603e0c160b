import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const order = await buildOrder({ first_name: typed, last_name: typed });
  const now = new Date();
  return {
    documentAsked: letters.documentAsked(order, now),
    documentRejected: letters.documentRejected(order, 'нет', now, null),
  };
};

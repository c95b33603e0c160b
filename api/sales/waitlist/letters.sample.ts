import { buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildWaitlistEntry } from '@odonta/db/testing/waitlistFactories.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const person = { first_name: typed, last_name: typed };
  const prod = await buildProd();
  const order = await buildOrder(person);
  const entry = await buildWaitlistEntry({ ...person, prod_id: prod.id });
  return {
    waitlistJoined: letters.waitlistJoined(entry, prod),
    waitlistInterested: letters.waitlistInterested(entry, prod),
    waitlistFirst: letters.waitlistFirst(entry, prod, order),
    waitlistOffered: letters.waitlistOffered(entry, prod, order),
    waitlistOfferExpired: letters.waitlistOfferExpired(entry, prod),
    waitlistClosed: letters.waitlistClosed(entry, prod, 'нет'),
  };
};

import { buildLegalMember } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const order = await buildOrder({ first_name: typed, last_name: typed, status: 'CONFIRMED' });
  const member = await buildLegalMember({ name: typed });
  return {
    ownerAsked: letters.ownerAsked(order, member, member, 0),
    ownerIsSilent: letters.ownerIsSilent(order, member),
    awaitsOwnerWord: letters.awaitsOwnerWord(order),
    ownerConfirmed: letters.ownerConfirmed(order),
    ownerWasSilentForBuyer: letters.ownerWasSilentForBuyer(order),
  };
};

import { buildProd } from '@odonta/db/testing/factories.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './reviews.letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const prod = await buildProd();
  const about = { id: 1, email: 'a@test.local', prod };
  return {
    reviewInvited: letters.reviewInvited('код', { email: about.email, name: typed, prod }, 'ключ'),
    reviewReminded: letters.reviewReminded('код', { email: about.email, name: typed, prod }, 'ключ'),
    replyShown: letters.replyShown(about, { who: typed, text: typed }, 'ключ'),
    reviewReceived: letters.reviewReceived(about),
    reviewPublished: letters.reviewPublished(about, 'код'),
    reviewRejected: letters.reviewRejected(about, 'код', { reject_code: 'DUPLICATE', reason: 'нет' }),
  };
};

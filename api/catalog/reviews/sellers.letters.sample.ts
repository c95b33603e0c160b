import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './sellers.letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const to = 'a@test.local';
  const about = { id: 1, prod: { name: typed } };
  return {
    reviewAppeared: letters.reviewAppeared(to, about, 'center'),
    replyRejected: letters.replyRejected(to, about, 'lecturer', {
      ...{ code: 'ADVERT', reason: 'нет', isFinal: false, isCorrection: false },
    }),
    disputeAccepted: letters.disputeAccepted(to, about, { code: 'FAKE', reason: 'нет' }),
    disputeDeclined: letters.disputeDeclined(to, about, 'Участник был на курсе'),
  };
};

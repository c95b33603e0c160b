import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './decided.letters.ts';

const pause = { closed_from: '2027-03-10', closed_to: '2027-03-14', closure_note: 'Мы в отпуске' };
const to = 'owner@test.local';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const center = { id: 1, name: typed };
  return {
    centerApproved: letters.centerApproved(to, center),
    centerLogoRemoved: letters.centerLogoRemoved(to, center, 'Это логотип другого центра'),
    centerPaused: letters.centerPaused(to, center, { ...pause, closure_note: typed }),
    centerReopened: letters.centerReopened(to, center, pause),
    centerRejected: letters.centerRejected(to, center, {
      reason: 'Проверьте',
      comments: { license: 'Нет даты' },
    }),
  };
};

import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './decided.letters.ts';

const to = 'owner@test.local';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const center = { id: 1, name: typed };
  return {
    centerApproved: letters.centerApproved(to, center),
    centerLogoRemoved: letters.centerLogoRemoved(to, center, 'Это логотип другого центра'),
    centerRejected: letters.centerRejected(to, center, {
      reason: 'Проверьте',
      comments: { license: 'Нет даты' },
    }),
  };
};

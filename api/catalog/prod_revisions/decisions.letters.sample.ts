import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './decisions.letters.ts';

const to = 'editor@test.local';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const prod = { id: 1, name: typed, slug: 'course', type: 2 } as const;
  const rejection = {
    code: 'PRICE',
    reason: 'Проверьте цену',
    comments: { price: 'Не ниже 1 000 ₽' },
  } as const;
  return {
    coursePublished: letters.coursePublished(to, prod),
    courseRejected: letters.courseRejected(to, prod, rejection),
    revisionApplied: letters.revisionApplied(to, prod, ['date_start', 'address']),
    revisionRejected: letters.revisionRejected(to, prod, rejection),
  };
};

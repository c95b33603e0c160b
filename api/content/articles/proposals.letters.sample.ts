import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './proposals.letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const reader = { email: 'lecturer@test.local', name: typed };
  const article = { id: 1, title: typed, slug: 'statya' };
  return {
    proposalReturned: letters.proposalReturned(reader, article, typed),
    proposalRejected: letters.proposalRejected(reader, article, typed),
    proposalPublished: letters.proposalPublished(reader, article),
  };
};

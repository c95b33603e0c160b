import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './managerRequests.letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const about = { id: 1, name: typed, email: 'a@test.local', comment: typed, about: '' };
  return {
    requestReceived: letters.requestReceived(about),
    requestConfirmed: letters.requestConfirmed(about, 'INFO'),
    requestForCenter: letters.requestForCenter(about, 'center@test.local'),
  };
};

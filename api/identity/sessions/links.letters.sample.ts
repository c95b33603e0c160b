import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './links.letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => ({
  invited: letters.invited({ id: 1, name: typed, email: 'user@test.local' }, '/'),
  emailToBeProved: letters.emailToBeProved(typed, '/'),
  recovery: letters.recovery(typed, '/'),
  passwordRecovered: letters.passwordRecovered(typed),
});

import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './registering.letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => ({
  registered: letters.registered('individual', '/')(typed),
  alreadyRegistered: letters.alreadyRegistered('individual')(typed),
});

import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './sessions.letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => ({
  manyFailures: letters.manyFailures(typed),
  passwordChanged: letters.passwordChanged(typed),
  secondFactorTurned: letters.secondFactorTurned(
    { id: 1, name: typed, email: 'user@test.local' },
    'reset_2fa',
  ),
});

import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './profile.letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => ({
  profileDecided: letters.profileDecided(
    { email: 'lecturer@test.local', name: typed },
    { id: 1, sef: 'lektor', status: 'CONFIRMED' },
    { status: 'REJECTED', reason: typed },
  ),
});

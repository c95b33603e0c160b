import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './bonuses.letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => ({
  bonusesExpiring: letters.bonusesExpiring(
    1,
    { kind: 'bonus_expiring', email: 'a@test.local', name: typed, use: 'Курсы.' },
    [],
  ),
});

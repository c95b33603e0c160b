import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './webhooks.letters.ts';

const to = 'owner@test.local';

export const compose: LetterSample<typeof letters> = async (typed) => ({
  webhookDisabled: letters.webhookDisabled(to, { id: 1, name: typed }, { id: 7 }),
  webhookSecretRotated: letters.webhookSecretRotated(to, { id: 1, name: typed }, { id: 7 }),
});

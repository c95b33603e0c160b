import { buildLegalMember } from '@odonta/db/testing/factories.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './members.letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => ({
  memberInvited: letters.memberInvited(await buildLegalMember({ name: typed }), { name: typed }, '/'),
});

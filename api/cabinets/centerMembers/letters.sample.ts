import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => ({
  centerMemberInvited: letters.centerMemberInvited(
    { name: typed, email: 'invited@test.local', role: 'EDITOR', center_id: 1 },
    { name: typed },
    'https://odonta.example/partner/invitation#secret',
  ),
});

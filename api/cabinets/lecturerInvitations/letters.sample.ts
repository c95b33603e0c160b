import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => ({
  lecturerInvited: letters.lecturerInvited(
    { email: 'lecturer@test.local', note: typed },
    typed,
    { id: 1, name: typed, center: typed, place: typed, date_start: 1_800_000_000, date_end: 0 },
    'https://odonta.example/lk/invitation#secret',
  ),
});

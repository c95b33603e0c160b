import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './messages.letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => ({
  courseMessage: letters.courseMessage(
    { email: 'a@test.local', first_name: typed, order_id: 1 },
    { center: typed, prod: typed, subject: typed, text: typed },
    'ключ',
  ),
});

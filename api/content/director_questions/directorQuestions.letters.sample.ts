import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './directorQuestions.letters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => ({
  questionReceived: letters.questionReceived(1, typed, 'a@test.local'),
  questionAnswered: letters.questionAnswered(
    { id: 1, fio: typed, email: 'a@test.local', comment: typed },
    'Да',
  ),
});

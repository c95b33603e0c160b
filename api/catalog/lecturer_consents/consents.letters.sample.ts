import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './consents.letters.ts';

const to = 'somebody@test.local';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const course = { id: 1, name: typed, center: typed, place: typed, date_start: 1_800_000_000, date_end: 0 };
  const lecturer = { email: to, name: typed };
  return {
    consentAsked: letters.consentAsked(lecturer, course),
    consentAskedAgain: letters.consentAskedAgain(lecturer, course, [
      { kind: 'place', old: typed, new: typed },
    ]),
    consentExpired: letters.consentExpired(lecturer, course),
    lecturerIsSilent: letters.lecturerIsSilent(to, course, typed),
    lecturerDeclined: letters.lecturerDeclined(to, course, { lecturer: typed, reason: typed }),
  };
};

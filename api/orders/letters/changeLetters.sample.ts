import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './changeLetters.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const order = await buildOrder({ first_name: typed, status: 'CONFIRMED', full_refund_until: new Date() });
  const changes = [{ kind: 'place', old: 'Пермь', new: typed }] as const;
  const person = { email: 'person@test.local', first_name: typed, ticket_code: 'code' };
  const visit = {
    place: typed,
    map: null,
    directions: null,
    needs: [],
    schedule: [],
    utc_offset: 3,
  } as const;
  return {
    courseChanged: letters.courseChanged(order, changes),
    courseChangedForParticipant: letters.courseChangedForParticipant(order, person, changes, {
      ...visit,
      schedule: [],
      needs: [],
    }),
  };
};

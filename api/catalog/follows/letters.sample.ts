import { SearchFollow } from '@odonta/db/models';
import { buildIndividual } from '@odonta/db/testing/factories.ts';
import type { LetterSample } from '../../testing/letterSamples.ts';
import * as letters from './letters.ts';
import type { NewCourse } from './newCourses.ts';

export const compose: LetterSample<typeof letters> = async (typed) => {
  const owner = await buildIndividual({ first_name: typed, last_name: typed });
  const follow = SearchFollow.build({
    individual_id: owner.id,
    filters: { q: typed },
    token: 'a'.repeat(32),
  });
  const course = {
    id: 1,
    slug: 'kurs',
    name: 'Курс',
    city: null,
    date_start: null,
    date_end: 0,
    price_now: 0,
  };
  return { newCourses: letters.newCourses(owner, follow, [course as NewCourse], 1) };
};

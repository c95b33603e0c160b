import type { Individual, SearchFollow } from '@odonta/db/models';
import { followPath, individualSection, prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { datesOf, placeOf } from '@odonta/db/vocabulary/catalog/prodPlace.ts';
import { followDigest, followInWords } from '@odonta/db/vocabulary/catalog/searchFollow.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { courses as counted } from '@odonta/db/vocabulary/plural.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { greeting, saidBy } from '../../platform/mail/strangersWords.ts';
import type { NewCourse } from './newCourses.ts';

export const newCourses = (
  owner: Individual,
  { filters, token }: SearchFollow,
  courses: readonly NewCourse[],
  count: number,
): NewLetter => ({
  kind: 'new_courses',
  to: owner.email,
  subject: `Новые курсы: ${saidBy(followInWords(filters))}`,
  text: [
    greeting(owner.first_name),
    `За неделю по вашему поиску ${saidBy(followInWords(filters))} появилось: ${counted(count)}.`,
    ...courses.map(lineOf),
    ...(count > courses.length ? [`И ещё ${count - followDigest.courses} на сайте.`] : []),
    `Больше не присылать: ${siteLink(followPath('{secret}'))}`,
    `Все ваши поиски: ${siteLink(individualSection('favourites'))}`,
    'Команда «Одонты»',
  ].join('\n\n'),
  secret: token,
  unsubscribe_path: `/api${followPath('{secret}')}`,
  resource: 'individuals',
  record_id: owner.id,
});

const lineOf = (course: NewCourse): string =>
  `${course.name}\n${datesOf(course)}, ${placeOf(course)}, ${formatPrice(course.price_now)}\n${siteLink(prodPath(course))}`;

import { plural } from '@odonta/db/vocabulary/plural.ts';

export const coursesInWords = (count: number): string => plural(count, ['курс', 'курса', 'курсов']);

/** What nobody can book any more waits for another course in its place. */
export const overInWords = (count: number): string =>
  `${plural(count, ['курс', 'курса', 'курсов'])} пора заменить`;

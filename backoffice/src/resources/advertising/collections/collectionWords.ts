import { plural } from '@odonta/db/vocabulary/plural.ts';

export const coursesInWords = (count: number): string => plural(count, ['курс', 'курса', 'курсов']);

/** Courses that can no longer be booked should be replaced. */
export const overInWords = (count: number): string =>
  `${plural(count, ['курс', 'курса', 'курсов'])} пора заменить`;

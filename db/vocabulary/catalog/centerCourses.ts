/** The parts of a centre's list of courses. */
export const courseLists = {
  all: 'Все',
  drafts: 'Черновики',
  moderation: 'На проверке',
  published: 'На сайте',
  archive: 'Архив и отменённые',
} as const;
export type CourseList = keyof typeof courseLists;

/** A centre may keep so many courses that nobody has published yet. */
export const draftsAtMost = 300;

/** Photographs of the venue must say something at the size of a card. */
export const coverAtLeast = { width: 1200, height: 630 } as const;

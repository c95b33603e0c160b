import type { LecturerCard } from '@odonta/api/contract';
import { type PageTag, pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';

/** Which lecturers there are, who they are, and how many courses each has. */
export function tagsOfLecturers(lecturers: readonly LecturerCard[]): PageTag[] {
  return [
    pageTag('lecturers'),
    ...lecturers.flatMap(({ id }) => [pageTag('lecturer', id), pageTag('prods:lecturer', id)]),
  ];
}

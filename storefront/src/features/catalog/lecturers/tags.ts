import type { LecturerCard } from '@odonta/api/contract';

/** Which lecturers there are, who they are, and how many courses each has. */
export function tagsOfLecturers(lecturers: readonly LecturerCard[]): string[] {
  return ['lecturers', ...lecturers.flatMap(({ id }) => [`lecturer:${id}`, `prods:lecturer:${id}`])];
}

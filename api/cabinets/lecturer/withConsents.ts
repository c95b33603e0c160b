import { Center, City, Lecturer, type Prod, type ProdLecturer } from '@odonta/db/models';

export type ConsentedLecturer = Lecturer & { ProdLecturer: ProdLecturer };
/** A course with those of one's own lecturers whom it names. */
export type Named = Prod & { lecturers: ConsentedLecturer[] };

/** Everything that a course is presented from to these lecturers. */
export const withConsents = (own: readonly number[]) => [
  { model: Center, as: 'center', paranoid: false },
  { model: City, as: 'city' },
  { model: Lecturer, as: 'lecturers', where: { id: [...own] }, paranoid: false },
];

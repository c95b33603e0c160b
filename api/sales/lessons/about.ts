import { City, Lecturer, type LessonRequest, Prod } from '@odonta/db/models';
import { lessonInWords } from '@odonta/db/vocabulary/sales/lessons/lessonWords.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { offsetOf } from './reading.ts';

/** The facts of a lesson that its letters repeat. */
export interface AboutLesson {
  course: string;
  canonical: { id: number; slug: string };
  lecturer: string;
  /** «12 марта 2027, 10:00–11:30 по московскому времени» */
  time: string;
}

export async function aboutLesson(request: LessonRequest, transaction: Transaction): Promise<AboutLesson> {
  const { prod_id, lecturer_id, starts_at, ends_at } = request;
  const include = [{ model: City, as: 'city' }];
  const prod = await Prod.findByPk(prod_id, { include, paranoid: false, rejectOnEmpty: true, transaction });
  const lecturer = await Lecturer.findByPk(lecturer_id, {
    paranoid: false,
    rejectOnEmpty: true,
    transaction,
  });
  const time = { starts_at: secondsOf(starts_at), ends_at: secondsOf(ends_at) };
  return {
    course: prod.name,
    canonical: prod,
    lecturer: lecturer.name,
    time: lessonInWords(time, offsetOf(prod)),
  };
}

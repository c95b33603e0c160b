import { LessonRequest, Prod } from '@odonta/db/models';
import { moscowOffset } from '@odonta/db/vocabulary/catalog/utcOffsets.ts';
import { lessonInWords } from '@odonta/db/vocabulary/sales/lessons/lessonWords.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';

/** The first lesson that one of these lecturers has promised in a course, in words; null where none is ahead. His row in the course is locked. */
export async function lessonAhead(
  prod_id: number,
  lecturer_id: readonly number[],
  transaction: Transaction,
): Promise<string | null> {
  const request = await LessonRequest.findOne({
    where: {
      ...{ prod_id, lecturer_id: [...lecturer_id], status: 'CONFIRMED' as const },
      ends_at: { [Op.gt]: new Date() },
    },
    order: ['starts_at', 'id'],
    transaction,
  });
  if (!request) return null;
  const prod = await Prod.findByPk(prod_id, {
    include: ['city'],
    paranoid: false,
    rejectOnEmpty: true,
    transaction,
  });
  const time = { starts_at: secondsOf(request.starts_at), ends_at: secondsOf(request.ends_at) };
  return lessonInWords(time, prod.city?.utc_offset ?? moscowOffset);
}

import { LessonRequest, LessonSlot, type Prod } from '@odonta/db/models';
import { livingLessons } from '@odonta/db/vocabulary/sales/lessons/lessonLifecycle.ts';
import { issueOfHours, type LessonTime, lessonLimits } from '@odonta/db/vocabulary/sales/lessons/lessons.ts';
import { lessonTime } from '@odonta/db/vocabulary/sales/lessons/lessonWords.ts';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { ExclusionConstraintError, Op, type Transaction } from 'sequelize';
import { conflict, invalid, notFound } from '../../platform/http/errors.ts';
import { offsetOf } from './reading.ts';

/** Adds free hours of a lecturer; all of them, or none. The city of the course is loaded with it. */
export async function addSlots(
  prod: Prod,
  lecturer_id: number,
  times: readonly LessonTime[],
  transaction: Transaction,
): Promise<void> {
  refuseWrong(times);
  await refuseOverlapping(prod, lecturer_id, times, transaction);
  const ahead = { lecturer_id, starts_at: { [Op.gt]: new Date() } };
  if ((await LessonSlot.count({ where: ahead, transaction })) + times.length > lessonLimits.slots)
    throw conflict(`У вас уже много свободного времени впереди: больше ${lessonLimits.slots} не добавить`);
  const rows = times.map(({ starts_at, ends_at }) => ({
    ...{ lecturer_id, prod_id: prod.id },
    ...{ starts_at: new Date(starts_at * 1000), ends_at: new Date(ends_at * 1000) },
  }));
  await LessonSlot.bulkCreate(rows, { transaction }).catch((error: unknown) => {
    if (error instanceof ExclusionConstraintError) throw overlapping();
    throw error;
  });
}

/** Takes free hours back; those that somebody asks for stay. */
export async function removeSlot(
  id: number,
  own: readonly number[],
  transaction: Transaction,
): Promise<LessonSlot> {
  const where = { id, lecturer_id: [...own] };
  const slot = await LessonSlot.findOne({ where, lock: transaction.LOCK.UPDATE, transaction });
  if (!slot) throw notFound('Этого времени нет');
  const living = await LessonRequest.findOne({
    where: { slot_id: id, status: [...livingLessons] },
    transaction,
  });
  if (living?.status === 'CREATED') throw conflict('На это время есть запрос: сначала ответьте на него');
  if (living) throw conflict('Это время уже занято: отменить занятие может менеджер');
  await slot.destroy({ transaction });
  return slot;
}

function refuseWrong(times: readonly LessonTime[]): void {
  const now = nowInSeconds();
  for (const time of times) {
    const issue = issueOfHours(time, now);
    if (issue) throw invalid({ [issue.field]: issue.message });
  }
}

/** Names the hours that are there already: the constraint of the database could not. */
async function refuseOverlapping(
  prod: Prod,
  lecturer_id: number,
  times: readonly LessonTime[],
  transaction: Transaction,
): Promise<void> {
  for (const { starts_at, ends_at } of times) {
    const found = await LessonSlot.findOne({
      where: {
        lecturer_id,
        starts_at: { [Op.lt]: new Date(ends_at * 1000) },
        ends_at: { [Op.gt]: new Date(starts_at * 1000) },
      },
      transaction,
    });
    if (!found) continue;
    const time = { starts_at: secondsOf(found.starts_at), ends_at: secondsOf(found.ends_at) };
    throw overlapping(`: ${lessonTime(time, offsetOf(prod))}`);
  }
}

const overlapping = (which = '') => {
  const message = `В это время у вас уже есть занятие или свободные часы${which}`;
  return conflict(message, { from: message });
};

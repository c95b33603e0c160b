import { LessonRequest, type Order, OrderParticipant } from '@odonta/db/models';
import { endedStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import type { Transaction } from 'sequelize';
import { writeToLecturers } from '../../catalog/lecturer_consents/writeToLecturers.ts';
import type { OrderEffect } from '../../orders/effects.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { aboutLesson } from './about.ts';
import { notifyLecturer } from './ending.ts';
import { lessonPaid, lessonPaidLate } from './lessons.letters.ts';
import { transitionLesson } from './transitionLesson.ts';

/** A lesson follows its order: paid for, it takes place; ended, its hours are free again. */
export const lessonsFollow: OrderEffect = async ({ name, order, from, actor }, transaction) => {
  if (order.lesson_from === null || name === 'offer') return;
  const request = await LessonRequest.findOne({
    where: { order_id: order.id },
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });
  if (!request) return;
  if (name === 'unplaced')
    await writeLetter(lessonPaidLate(request, await aboutLesson(request, transaction)), transaction);
  if (request.status !== 'CONFIRMED') return;
  if (order.status === 'CONFIRMED' && from !== 'CONFIRMED') return notifyOfPayment(request, transaction);
  if (!(await isOver(order, transaction))) return;
  await transitionLesson(request, 'release', actor, transaction);
  await notifyLecturer(request, transaction);
};

/** With a part of the money withheld too, nobody comes. */
async function isOver({ id: order_id, status }: Order, transaction: Transaction): Promise<boolean> {
  if (endedStatuses.includes(status)) return true;
  if (status !== 'PARTIAL_REFUNDED') return false;
  return (await OrderParticipant.count({ where: { order_id, is_live: true }, transaction })) === 0;
}

async function notifyOfPayment(request: LessonRequest, transaction: Transaction): Promise<void> {
  const lesson = await aboutLesson(request, transaction);
  await writeToLecturers([request.lecturer_id], (user) => lessonPaid(user, request, lesson), transaction);
}

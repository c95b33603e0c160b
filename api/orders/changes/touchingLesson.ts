import { LessonRequest, type Order, ProdLecturer } from '@odonta/db/models';
import type { ChangeInWords } from '@odonta/db/vocabulary/catalog/prodChange.ts';
import type { Transaction } from 'sequelize';

/**
 * The changes of a course that concern this order. A lesson has hours and a lecturer of its own, so that a new date of
 * the course, or another lecturer, is no ground for leaving it.
 */
export async function touchingLesson(
  order: Order,
  changes: readonly ChangeInWords[],
  transaction: Transaction,
): Promise<ChangeInWords[]> {
  if (order.lesson_from === null || changes.length === 0) return [...changes];
  const isAlone = await hasLostLecturer(order, transaction);
  return changes.filter(({ kind }) => kind === 'place' || (kind === 'lecturers' && isAlone));
}

async function hasLostLecturer({ id: order_id }: Order, transaction: Transaction): Promise<boolean> {
  const request = await LessonRequest.findOne({ where: { order_id }, transaction });
  if (!request) return true;
  const { prod_id, lecturer_id } = request;
  const named = await ProdLecturer.findOne({ where: { prod_id, lecturer_id }, transaction });
  return named === null || named.consent === 'DECLINED';
}

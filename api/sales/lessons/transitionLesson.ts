import { LessonRequest } from '@odonta/db/models';
import {
  type LessonTransition,
  lessonLifecycle,
} from '@odonta/db/vocabulary/sales/lessons/lessonLifecycle.ts';
import type { Transaction } from 'sequelize';
import { idsBy, lock } from '../../platform/locks.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';

export const transitionLesson = transitionsOf<LessonRequest, LessonTransition>(
  'lesson_requests',
  lessonLifecycle,
);

/** Locks a request after its order and against a cancellation of its course. */
export async function lockLesson(id: number, transaction: Transaction): Promise<LessonRequest> {
  await lock(transaction, {
    orders: idsBy(orders, [id], transaction),
    'prods:key': idsBy(courses, [id], transaction),
    lesson_requests: [id],
  });
  return LessonRequest.findByPk(id, { rejectOnEmpty: true, transaction });
}

const orders = 'select order_id as id from lesson_requests where id = any($1) and order_id is not null';

const courses = 'select prod_id as id from lesson_requests where id = any($1)';

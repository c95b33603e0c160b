import type { LessonView } from '@odonta/api/contract';
import { City, Lecturer, LessonRequest, Order, Prod } from '@odonta/db/models';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { paidStatuses } from '@odonta/db/vocabulary/orders/order.ts';
import { lessonStatuses } from '@odonta/db/vocabulary/sales/lessons/lessonLifecycle.ts';
import type { RequestStatus } from '@odonta/db/vocabulary/statuses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { notFound } from '../../platform/http/errors.ts';
import { offsetOf } from './reading.ts';

export const noLesson = 'Запрос на занятие не найден';

/** A request by its link. */
export async function viewOfLesson(token: string, transaction?: Transaction): Promise<LessonView> {
  const request = await LessonRequest.findOne({
    where: { token },
    include: [
      { model: Prod, as: 'prod', paranoid: false, include: [{ model: City, as: 'city' }] },
      { model: Lecturer, as: 'lecturer', paranoid: false },
      { model: Order, as: 'order' },
    ],
    transaction,
  });
  if (!request) throw notFound(noLesson);
  const { prod, lecturer, order } = request;
  const status: RequestStatus = request.status;
  return {
    token,
    status,
    status_label: lessonStatuses[status].label,
    prod: { id: prod.id, name: prod.name, canonical: prodPath(prod) },
    lecturer: lecturer.name,
    starts_at: secondsOf(request.starts_at),
    ends_at: secondsOf(request.ends_at),
    utc_offset: offsetOf(prod),
    price: roublesOf(request.price),
    answer_until: status === 'CREATED' ? secondsOf(request.expires_at) : null,
    comment: request.comment,
    reject_reason: request.reject_reason,
    order: order && {
      token: order.token,
      is_paid: paidStatuses.includes(order.status),
      is_over: status !== 'CONFIRMED',
      expires_at: secondsOf(order.expires_at),
    },
    may_withdraw: status === 'CREATED' || (status === 'CONFIRMED' && order?.status === 'PREPARE'),
  };
}

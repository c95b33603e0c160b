import { LessonRequest, Order, Prod, ProdLecturer } from '@odonta/db/models';
import { QueryTypes, type Sequelize, type Transaction } from 'sequelize';
import { writeToLecturers } from '../../catalog/lecturer_consents/writeToLecturers.ts';
import type { Actor } from '../../orders/actor.ts';
import { systemActor } from '../../orders/systemActor.ts';
import { transition } from '../../orders/transition.ts';
import { conflict } from '../../platform/http/errors.ts';
import { nextRows } from '../../platform/jobs/rowByRow.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { aboutLesson } from './about.ts';
import { lessonExpired, lessonReleased, lessonWithdrawn } from './lessons.letters.ts';
import { transitionLesson } from './transitionLesson.ts';

/** The visitor needs a locked request no more: an unpaid order ends with it, a paid one is refunded on its own page. */
export async function withdrawLesson(
  request: LessonRequest,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  if (request.status === 'CANCELED') return;
  if (request.status !== 'CONFIRMED') {
    await transitionLesson(request, 'withdraw', actor, transaction);
    const lesson = await aboutLesson(request, transaction);
    await writeLetter(lessonWithdrawn(request, lesson), transaction);
    return notifyLecturer(request, transaction);
  }
  const order = await Order.findByPk(request.order_id ?? 0, { rejectOnEmpty: true, transaction });
  if (order.status !== 'PREPARE') throw conflict('Занятие уже оплачено: возврат просят на странице заказа');
  await transition(order, 'cancel', { ...actor, cancel_reason: 'CLIENT' }, transaction);
}

/** Writes to the lecturer that his hours are free again. */
export async function notifyLecturer(request: LessonRequest, transaction: Transaction): Promise<void> {
  const lesson = await aboutLesson(request, transaction);
  await writeToLecturers([request.lecturer_id], (user) => lessonReleased(user, request, lesson), transaction);
}

/** Closes requests that nobody has answered in time, or that nobody can answer any more. Nodes share the work by row locks. */
export const expireLessons = (sequelize: Sequelize): Promise<number> =>
  nextRows(
    {
      name: 'expire lessons',
      keyOf: ({ id }: LessonRequest) => id,
      act: async (request: LessonRequest, transaction) => {
        const why = await reasonOf(request, transaction);
        await transitionLesson(request, 'expire', { ...systemActor, reason: why }, transaction);
        await writeLetter(lessonExpired(request, await aboutLesson(request, transaction), why), transaction);
      },
    },
    async (rested, transaction) => {
      const bind = [rested.map(Number)];
      const [due] = await sequelize.query<{ id: number }>(nextDue, {
        bind,
        type: QueryTypes.SELECT,
        transaction,
      });
      return due && LessonRequest.findByPk(due.id, { transaction });
    },
  );

/** Hours that nobody has asked for are over: the page of their course shows the others alone. Returns their number. */
export async function dropPastSlots(sequelize: Sequelize): Promise<number> {
  const rows = await sequelize.query<{ id: number }>(past, { type: QueryTypes.SELECT });
  return rows.length;
}

async function reasonOf(
  { prod_id, lecturer_id, expires_at }: LessonRequest,
  transaction: Transaction,
): Promise<string> {
  if (expires_at.getTime() <= Date.now()) return 'лектор не ответил вовремя';
  const prod = await Prod.findByPk(prod_id, { transaction });
  if (prod?.status !== 'CONFIRMED' || prod.archived_at !== null) return 'курс снят с продажи';
  const named = await ProdLecturer.findOne({ where: { prod_id, lecturer_id }, transaction });
  return named && named.consent !== 'DECLINED'
    ? 'лектор не ответил вовремя'
    : 'лектор больше не ведёт этот курс';
}

const nextDue = `
  select q.id from lesson_requests q join prods p on p.id = q.prod_id
    left join prod_lecturers named on named.prod_id = q.prod_id and named.lecturer_id = q.lecturer_id
  where q.status = 'CREATED' and q.id <> all($1::int[])
    and (q.expires_at <= now() or p.status <> 'CONFIRMED' or p.archived_at is not null or p.deleted_at is not null
      or named.prod_id is null or named.consent = 'DECLINED')
  order by q.id limit 1 for no key update of q skip locked`;

const past = `
  delete from lesson_slots s where s.starts_at <= now() and not exists (select from lesson_requests r
    where r.slot_id = s.id and r.status in ('CREATED', 'CONFIRMED')) returning s.id`;

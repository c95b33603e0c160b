import { type LessonRequest, type Order, ProdLecturer } from '@odonta/db/models';
import { livingLessons } from '@odonta/db/vocabulary/sales/lessons/lessonLifecycle.ts';
import { lastAnswerOf, payBy } from '@odonta/db/vocabulary/sales/lessons/lessons.ts';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { book } from '../../orders/book.ts';
import { contactOf } from '../../orders/contact.ts';
import { prodsOnSale } from '../../orders/onSale.ts';
import { settlePaid } from '../../orders/receiveMoney.ts';
import { conflict } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { aboutLesson } from './about.ts';
import { lessonAccepted, lessonDeclined } from './lessons.letters.ts';
import { hourTierOf, methodOfLesson, quoteOfLesson } from './pricing.ts';
import { transitionLesson } from './transitionLesson.ts';

/** The lecturer agrees to a locked request: it becomes an order, which its visitor pays for. The same answer again changes nothing. */
export async function acceptLesson(
  request: LessonRequest,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  if (request.status === 'CONFIRMED') return;
  refuseClosed(request);
  await refuseGone(request, transaction);
  const run = async (row: LessonRequest) => {
    const order = await orderFor(row, actor, transaction);
    row.order_id = order.id;
    return order;
  };
  const effects = async (row: LessonRequest, _from: string, ran: unknown) => {
    const order = ran as Order;
    await writeLetter(lessonAccepted(row, await aboutLesson(row, transaction), order), transaction);
    if (order.total === 0) await settlePaid(order, actor, transaction);
  };
  await transitionLesson(request, 'accept', actor, transaction, { run, effects });
}

/** The lecturer declines: the hours are free again. */
export async function declineLesson(
  request: LessonRequest,
  reason: string,
  actor: Actor,
  transaction: Transaction,
): Promise<void> {
  if (request.status === 'REJECTED') return;
  refuseClosed(request);
  const run = (row: LessonRequest) => {
    row.reject_reason = reason;
  };
  await transitionLesson(request, 'decline', { ...actor, reason }, transaction, { run });
  await writeLetter(lessonDeclined(request, await aboutLesson(request, transaction), reason), transaction);
}

function refuseClosed({ status, expires_at, starts_at }: LessonRequest): void {
  if (status === 'CONFIRMED') throw conflict('Вы уже согласились: отменить заказ может менеджер');
  if (!livingLessons.includes(status)) throw conflict('Запрос уже закрыт');
  const last = Math.min(expires_at.getTime(), lastAnswerOf(secondsOf(starts_at)) * 1000);
  if (last <= Date.now()) throw conflict('Срок ответа вышел: запрос закрыт');
}

/** A lecturer who leaves the course waits for this lock, and is refused while the lesson is ahead. */
async function refuseGone({ prod_id, lecturer_id }: LessonRequest, transaction: Transaction): Promise<void> {
  const lock = transaction.LOCK.SHARE;
  const named = await ProdLecturer.findOne({ where: { prod_id, lecturer_id }, lock, transaction });
  if (!named || named.consent === 'DECLINED') throw conflict('Вы больше не ведёте этот курс');
}

async function orderFor(request: LessonRequest, actor: Actor, transaction: Transaction): Promise<Order> {
  const [prod] = await prodsOnSale([request.prod_id], transaction);
  if (!prod) throw conflict('Курс снят с продажи');
  const tier = hourTierOf(prod);
  if (!tier) throw conflict('У курса больше нет цены за час: обратитесь в учебный центр');
  const method = methodOfLesson(prod, request.price);
  if (!method) throw conflict('Этот курс сейчас нельзя оплатить на сайте: обратитесь в учебный центр');
  const { individual_id, consent_id, comment, starts_at, ends_at } = request;
  const { last_name, first_name, middle_name, phone, email } = request;
  return book(
    {
      // The lecturer has said yes to one person: no seats are counted.
      ...{ prod, pools: [], method, consent_id, comment, tiers: [tier] },
      participation: `any:${tier.id}`,
      participants: [{ last_name, first_name, middle_name: middle_name ?? undefined, phone, email }],
      quote: quoteOfLesson(request, tier),
      buyer: individual_id === null ? { kind: 'GUEST' } : { kind: 'INDIVIDUAL', individual_id },
      contact: contactOf(request),
      offered_until: new Date(payBy(secondsOf(starts_at), nowInSeconds()) * 1000),
      lesson: { from: starts_at, to: ends_at },
      // The same person may come to several lessons.
      isDouble: true,
    },
    actor,
    transaction,
  );
}

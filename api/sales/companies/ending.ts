import { LegalRequest, type Prod } from '@odonta/db/models';
import type { LegalRequestEnd } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import type { Transaction } from 'sequelize';
import type { Actor } from '../../orders/actor.ts';
import { releaseReservations } from '../../orders/seats/release.ts';
import { transition } from '../../orders/transition.ts';
import { conflict } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { quoteExpired, requestCanceled, requestWithoutCourse } from './letters.ts';
import { courseOf, lockedOrder, transitionRequest } from './transitionRequest.ts';

const unpaid = ['DRAFT', 'QUOTED', 'AGREED', 'INVOICED'];

/** Paid money returns by a refund of its order, never by a cancellation. */
export const canCancel = ({ status, stage }: LegalRequest): boolean =>
  (status === 'CREATED' || status === 'CONFIRMED') && unpaid.includes(stage);

/** The company cancels: its reservation is released, and an unpaid order ends with it. */
export async function cancelRequest(request: LegalRequest, actor: Actor, transaction: Transaction) {
  if (!canCancel(request))
    throw conflict('Места уже подтверждены: попросите возврат по заказу или напишите менеджеру');
  const reason = actor.reason ?? null;
  await transitionRequest(request, 'cancel', { ended_because: 'CLIENT', reason }, actor, transaction);
  await letGo(request, actor, transaction);
  await notifyOfCancel(request, transaction);
}

/** An order that is cancelled with its request gets its own letter. */
export async function notifyOfCancel(request: LegalRequest, transaction: Transaction): Promise<void> {
  if (request.order_id === null)
    await writeLetter(requestCanceled(request, await courseOf(request, transaction)), transaction);
}

/** Open requests for a course without an order, locked. */
const openRequestsOn = (prod: Pick<Prod, 'id'>, transaction: Transaction): Promise<LegalRequest[]> =>
  LegalRequest.findAll({
    where: openOn(prod),
    order: [['id', 'ASC']],
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });

/** The orders of a course: locked, or only read. */
export interface OrdersOfCourse {
  lock(): Promise<number[]>;
  find(): Promise<number[]>;
}

/**
 * Locks the orders of a course, all its requests, and then the course against new ones. If a new one came in
 * between, all of them are released and locked again: taking the missing lock out of order could deadlock.
 */
export async function lockRequestsAndCourse(
  prod: Pick<Prod, 'id'>,
  { orders, lockCourse }: { orders: OrdersOfCourse; lockCourse: () => Promise<unknown> },
  transaction: Transaction,
): Promise<void> {
  const run = (statement: string) => LegalRequest.sequelize?.query(statement, { transaction });
  for (;;) {
    await run('savepoint course');
    const lockedOrders = new Set(await orders.lock());
    const lockedRequests = new Set((await openRequestsOn(prod, transaction)).map(({ id }) => id));
    await lockCourse();
    const open = await LegalRequest.findAll({ attributes: ['id'], where: openOn(prod), transaction });
    const areLocked =
      open.every(({ id }) => lockedRequests.has(id)) &&
      (await orders.find()).every((id) => lockedOrders.has(id));
    await run(areLocked ? 'release savepoint course' : 'rollback to savepoint course');
    if (areLocked) return;
  }
}

const openOn = ({ id }: Pick<Prod, 'id'>) => ({ prod_id: id, status: 'CREATED' as const });

/** The course is cancelled: every requester without an order is notified. Orders notify their own. */
export async function endRequestsOn(
  prod: Prod,
  actor: Actor,
  words: string | null,
  transaction: Transaction,
) {
  const because = { ...actor, reason: 'Курс отменён' };
  for (const request of await openRequestsOn(prod, transaction)) {
    const brought = { ended_because: 'STAFF', reason: because.reason } as const;
    await transitionRequest(request, 'cancel', brought, because, transaction);
    await releaseReservations([request.id], transaction);
    await writeLetter(requestWithoutCourse(request, prod, words), transaction);
  }
}

/** By the job: the offer was not accepted in time. */
export async function expireQuote(request: LegalRequest, actor: Actor, transaction: Transaction) {
  await transitionRequest(request, 'expire', endedBy('QUOTE_EXPIRED'), actor, transaction);
  await releaseReservations([request.id], transaction);
  await writeLetter(quoteExpired(request, await courseOf(request, transaction)), transaction);
}

/**
 * Releases the reservation of an ended request. It is saved as ended before its order ends, so that the order's
 * end does not change it again.
 */
export async function letGo(request: LegalRequest, actor: Actor, transaction: Transaction): Promise<void> {
  if (request.order_id === null) return releaseReservations([request.id], transaction);
  const order = await lockedOrder(request.order_id, transaction);
  if (!order) throw conflict('Заказ заявки сейчас оплачивают или меняют: попробуйте ещё раз через минуту');
  if (order.status === 'PREPARE' || order.status === 'CREATED')
    await transition(order, 'cancel', { ...actor, cancel_reason: 'CLIENT' }, transaction);
}

const endedBy = (ended_because: LegalRequestEnd) => ({ ended_because });

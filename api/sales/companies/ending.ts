import { LegalRequest, type Prod } from '@odonta/db/models';
import type { LegalRequestEnd } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import type { Transaction } from 'sequelize';
import type { Hand } from '../../orders/hand.ts';
import { releaseHolds } from '../../orders/seats/softHolds.ts';
import { transition } from '../../orders/transition.ts';
import { conflict } from '../../platform/http/errors.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { quoteExpired, requestCanceled, requestWithoutCourse } from './letters.ts';
import { courseOf, heldOrder, moveRequest } from './moveRequest.ts';

const unpaid = ['DRAFT', 'QUOTED', 'AGREED', 'INVOICED'];

/** What was paid for goes back by a refund of its order, never by a cancellation. */
export const canCancel = ({ status, stage }: LegalRequest): boolean =>
  (status === 'CREATED' || status === 'CONFIRMED') && unpaid.includes(stage);

/** The company wants it no more: what is held is free, an order that waits for its money ends with it. */
export async function cancelRequest(request: LegalRequest, hand: Hand, transaction: Transaction) {
  if (!canCancel(request))
    throw conflict('Места уже подтверждены: попросите возврат по заказу или напишите менеджеру');
  const reason = hand.reason ?? null;
  await moveRequest(request, 'cancel', { ended_because: 'CLIENT', reason }, hand, transaction);
  await letGo(request, hand, transaction);
  await tellOfCancel(request, transaction);
}

/** Of an order that is cancelled with its request its own letter tells. */
export async function tellOfCancel(request: LegalRequest, transaction: Transaction): Promise<void> {
  if (request.order_id === null)
    await writeLetter(requestCanceled(request, await courseOf(request, transaction)), transaction);
}

/** What is asked of a course and not ordered yet, held. */
const openRequestsOn = (prod: Pick<Prod, 'id'>, transaction: Transaction): Promise<LegalRequest[]> =>
  LegalRequest.findAll({
    where: openOn(prod),
    order: [['id', 'ASC']],
    lock: transaction.LOCK.NO_KEY_UPDATE,
    transaction,
  });

/** Orders of a course: who holds one may wait for its course, so they are held before it. */
export interface OrdersOfCourse {
  hold(): Promise<number[]>;
  find(): Promise<number[]>;
}

/**
 * Holds all that is asked of a course, its orders, and then the course against whatever is new: who accepts holds his request
 * before the course, who gives money back his order, and so does this. Where one came between the two the course is let go
 * again, or both would wait for each other.
 */
export async function holdRequestsAndCourse(
  prod: Pick<Prod, 'id'>,
  { orders, holdCourse }: { orders: OrdersOfCourse; holdCourse: () => Promise<unknown> },
  transaction: Transaction,
): Promise<void> {
  const run = (statement: string) => LegalRequest.sequelize?.query(statement, { transaction });
  const held = { requests: new Set<number>(), orders: new Set<number>() };
  for (;;) {
    for (const { id } of await openRequestsOn(prod, transaction)) held.requests.add(id);
    for (const id of await orders.hold()) held.orders.add(id);
    await run('savepoint course');
    await holdCourse();
    const open = await LegalRequest.findAll({ attributes: ['id'], where: openOn(prod), transaction });
    const areHeld =
      open.every(({ id }) => held.requests.has(id)) &&
      (await orders.find()).every((id) => held.orders.has(id));
    await run(areHeld ? 'release savepoint course' : 'rollback to savepoint course');
    if (areHeld) return;
  }
}

const openOn = ({ id }: Pick<Prod, 'id'>) => ({ prod_id: id, status: 'CREATED' as const });

/** The course does not take place: whoever asked for it and has no order yet is told. Orders tell of themselves. */
export async function endRequestsOn(prod: Prod, hand: Hand, words: string | null, transaction: Transaction) {
  const because = { ...hand, reason: 'Курс отменён' };
  for (const request of await openRequestsOn(prod, transaction)) {
    const brought = { ended_because: 'STAFF', reason: because.reason } as const;
    await moveRequest(request, 'cancel', brought, because, transaction);
    await releaseHolds([request.id], transaction);
    await writeLetter(requestWithoutCourse(request, prod, words), transaction);
  }
}

/** By the clock: nobody has accepted the offer in time. */
export async function expireQuote(request: LegalRequest, hand: Hand, transaction: Transaction) {
  await moveRequest(request, 'expire', endedBy('QUOTE_EXPIRED'), hand, transaction);
  await releaseHolds([request.id], transaction);
  await writeLetter(quoteExpired(request, await courseOf(request, transaction)), transaction);
}

/**
 * Frees what a request that has ended held. It is saved as ended before its order ends, so that the order's end asks nothing of it.
 */
export async function letGo(request: LegalRequest, hand: Hand, transaction: Transaction): Promise<void> {
  if (request.order_id === null) return releaseHolds([request.id], transaction);
  const order = await heldOrder(request.order_id, transaction);
  if (!order) throw conflict('Заказ заявки сейчас оплачивают или меняют: попробуйте ещё раз через минуту');
  if (order.status === 'PREPARE' || order.status === 'CREATED')
    await transition(order, 'cancel', { ...hand, cancel_reason: 'CLIENT' }, transaction);
}

const endedBy = (ended_because: LegalRequestEnd) => ({ ended_because });

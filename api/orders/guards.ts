import type { Order } from '@odonta/db/models';
import { transitionsFrom } from '@odonta/db/vocabulary/lifecycle.ts';
import { isCheckOpen, type OrderCheckKind } from '@odonta/db/vocabulary/orders/order.ts';
import { type OrderTransition, orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { percentNow } from './refunds/percentNow.ts';
import { beginningOf } from './timesOf.ts';

/** Conditions of a transition besides the status. */
const guards: Partial<Record<OrderTransition, (order: Order) => boolean>> = {
  pay: (order) => isPaid(order) && openChecksFor(order).length === 0,
  // The owner of the company decides before anybody else.
  await: (order) => !isCheckOpen(order, 'OWNER'),
  ask_owner: (order) => isCheckOpen(order, 'OWNER'),
  confirm_owner: (order) => isCheckOpen(order, 'OWNER') && !isOver(order),
  confirm_seat: (order) => isCheckOpen(order, 'SEAT'),
  confirm_student: (order) => isCheckOpen(order, 'STUDENT_DOC'),
  confirm_money: (order) => isCheckOpen(order, 'MONEY'),
  // Paid money returns by a refund, never by a mere cancellation; an unpaid debt is not refunded.
  cancel: (order) =>
    order.status !== 'CONFIRMED' || ((order.total === 0 || order.debt > 0) && !hasBegun(order)),
  // Other hours of a lesson are asked for, and agreed on, anew.
  move: (order) => order.lesson_from === null && !hasBegun(order) && order.paid_out_at === null,
  expire: (order) => isOver(order) && (order.status === 'PREPARE' || isCheckOpen(order, 'OWNER')),
  link_sms: canBePaid,
  link_mail: (order) => canBePaid(order) && order.email !== null,
  // Participants may have an e-mail where the buyer has none.
  resend: (order) =>
    order.email !== null || order.status === 'CONFIRMED' || order.status === 'PARTIAL_REFUNDED',
  pay_late: (order) => order.cancel_reason === 'EXPIRED' && isPaid(order),
  return_late: ({ cancel_reason }) => cancel_reason === 'EXPIRED',
};

export const isTransitionOpen = (order: Order, transition: OrderTransition): boolean =>
  orderLifecycle.transitions[transition].from.includes(order.status as never) &&
  (guards[transition]?.(order) ?? true);

/** A buyer reschedules by himself only when he could also cancel without a loss; in all other cases staff decide. */
export const mayBuyerReschedule = (order: Order): boolean =>
  isTransitionOpen(order, 'move') &&
  (order.status === 'PREPARE' || order.paid_sum === 0 || percentNow(order) === 100);

export const openTransitionsOf = (order: Order): OrderTransition[] =>
  transitionsFrom(orderLifecycle, order.status).filter((transition) => isTransitionOpen(order, transition));

export const isPaid = ({ paid_sum, debt, total }: Order): boolean => paid_sum + debt >= total;

/** The checks an order has to pass that is about to be settled: those it has, or those its course asks for. */
export function openChecksFor({ checks, requires_confirmation }: Order): OrderCheckKind[] {
  const asked = requires_confirmation && !checks.some(({ kind }) => kind === 'SEAT') ? ['SEAT' as const] : [];
  return [...checks.filter(({ is_done }) => !is_done).map(({ kind }) => kind), ...asked];
}

/** Whether there is still something to pay, and time to do so. */
function canBePaid(order: Order): boolean {
  return !isOver(order) && !isPaid(order) && !isCheckOpen(order, 'OWNER');
}

const isOver = ({ expires_at }: Order) => expires_at !== null && expires_at.getTime() <= Date.now();

function hasBegun(order: Order): boolean {
  const beginning = beginningOf(order);
  return beginning !== null && beginning <= nowInSeconds();
}

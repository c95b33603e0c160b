import { type Order, OrderParticipant, rateAt } from '@odonta/db/models';
import { nextBusinessDay } from '@odonta/db/vocabulary/money/bank/businessDays.ts';
import type { OrderCheckKind } from '@odonta/db/vocabulary/orders/order.ts';
import type { OrderTransition } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { literal, type Transaction } from 'sequelize';
import { conflict } from '../platform/http/errors.ts';
import type { Actor } from './actor.ts';
import { takeOnCredit } from './credit.ts';
import { notifyOf } from './effects.ts';
import { isPaid, openChecksFor } from './guards.ts';
import { saleOf } from './ledger/balances.ts';
import { soldPosting } from './ledger/orderPostings.ts';
import { post } from './ledger/post.ts';
import { wholeUnsoldPosting } from './ledger/refundPostings.ts';
import { expiryFromNow } from './locking.ts';
import { releaseSeats } from './seats/release.ts';

type Action = (
  order: Order,
  actor: Actor,
  transaction: Transaction,
) => Promise<RegistrationStatus> | RegistrationStatus;

/** The changes of a transition on its order, and its effects after the order is saved in its new status. */
export const orderAction = (
  name: OrderTransition,
  actor: Actor,
  transaction: Transaction,
  about: { sum?: number; payment_id?: number | null } = {},
) => ({
  run: (order: Order) => actions[name]?.(order, actor, transaction),
  effects: (order: Order, from: string) =>
    notifyOf({ name, order, from: from as RegistrationStatus, actor, ...about }, transaction),
});

const actions: Partial<Record<OrderTransition, Action>> = {
  pay: (order, _actor, transaction) => confirm(order, transaction),
  pay_late: (order, _actor, transaction) => confirm(order, transaction),
  await(order) {
    const open = openChecksFor(order);
    order.checks = open.map((kind) => ({ kind, is_done: false }));
    order.expires_at = null;
    order.confirm_deadline = new Date(nextBusinessDay(nowInSeconds()) * 1000);
    return 'CREATED';
  },
  async confirm_owner(order, _actor, transaction) {
    order.checks = passed(order, 'OWNER');
    order.expires_at = await expiryFromNow(order, transaction);
    return 'PREPARE' as const;
  },
  confirm_seat: (order, _actor, transaction) => tick(order, 'SEAT', transaction),
  confirm_student: (order, _actor, transaction) => tick(order, 'STUDENT_DOC', transaction),
  async confirm_money(order, _actor, transaction) {
    if (!isPaid(order) && !(await takeOnCredit(order, transaction)))
      throw conflict('Деньги по заказу ещё не пришли: отметьте оплату в его счёте');
    return tick(order, 'MONEY', transaction);
  },
  reject: (order, actor, transaction) => end(order, 'REJECTED', actor, transaction),
  cancel: (order, actor, transaction) => end(order, 'CANCELED', actor, transaction),
  move: (order, actor, transaction) =>
    end(order, 'CANCELED', { ...actor, cancel_reason: 'MOVED' }, transaction),
  expire: (order, actor, transaction) => {
    const cancel_reason = order.status === 'CREATED' ? 'OWNER' : 'EXPIRED';
    return end(order, 'CANCELED', { ...actor, cancel_reason }, transaction);
  },
};

async function confirm(order: Order, transaction: Transaction): Promise<'CONFIRMED'> {
  order.confirmed_at = new Date(nowInSeconds() * 1000);
  order.commission_percent = await rateAt(order.center_id, new Date(), transaction);
  order.expires_at = null;
  order.confirm_deadline = null;
  order.cancel_reason = null;
  order.canceled_at = null;
  await post('SOLD', soldPosting(order), { order_id: order.id, center_id: order.center_id }, transaction);
  return 'CONFIRMED';
}

/** The last check that is passed confirms the order, if its money is there. */
async function tick(order: Order, kind: OrderCheckKind, transaction: Transaction) {
  order.checks = passed(order, kind);
  return openChecksFor(order).length === 0 && isPaid(order) ? confirm(order, transaction) : 'CREATED';
}

const passed = ({ checks }: Order, kind: OrderCheckKind) =>
  checks.map((check) => (check.kind === kind ? { kind, is_done: true } : check));

/** The seats are free again, and no participant of the order is on the course. */
async function end(
  order: Order,
  status: 'CANCELED' | 'REJECTED',
  { cancel_reason = 'CLIENT', reason = null }: Actor,
  transaction: Transaction,
) {
  const participants = await OrderParticipant.findAll({ where: { order_id: order.id }, transaction });
  await releaseSeats(
    participants.map(({ id }) => id),
    transaction,
  );
  await OrderParticipant.update(
    { is_live: false, sequence: literal('sequence + 1') },
    { where: { order_id: order.id, is_live: true }, transaction },
  );
  if (order.status === 'CONFIRMED') await unsell(order, transaction);
  if (status === 'CANCELED') order.cancel_reason = cancel_reason;
  order.reason_comment = reason;
  order.debt = 0;
  order.expires_at = null;
  order.confirm_deadline = null;
  order.canceled_at = new Date(nowInSeconds() * 1000);
  return status;
}

/** The sale is undone: the centre and the platform have earned nothing by it, and no debt remains. */
async function unsell(order: Order, transaction: Transaction): Promise<void> {
  const posting = wholeUnsoldPosting(await saleOf(order.id, transaction));
  await post('UNSOLD', posting, { order_id: order.id, center_id: order.center_id }, transaction);
}

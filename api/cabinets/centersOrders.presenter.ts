import type { CenterOrder } from '@odonta/api/contract';
import type { Order } from '@odonta/db/models';
import { maskEmail, maskName, maskPhone } from '@odonta/db/vocabulary/masks.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { fullNameOf } from '@odonta/db/vocabulary/personName.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { isTransitionOpen, openTransitionsOf } from '../orders/guards.ts';
import { presentTransitionsOf, prodOf } from '../orders/presenting.ts';
import { isReplacementOpen } from '../orders/replacing.ts';
import { whyNotMovedByCenter } from './centerMovingRules.ts';
import { isReplaceable } from './centerReplacingRules.ts';

/** The details of an order that waits for the centre's confirmation. */
export const transitionsOfCenter = ['confirm_seat', 'reject'] as const;
export type CenterTransition = (typeof transitionsOfCenter)[number];

const isOfCenter = (transition: string) => (transitionsOfCenter as readonly string[]).includes(transition);

/** `isWorker` is the clerk of the orders; other members see the order without contacts. Participants in `held` keep their places. */
export function presentCenterOrder(order: Order, isWorker: boolean, held: ReadonlySet<number>): CenterOrder {
  const status: RegistrationStatus = order.status;
  return {
    id: order.id,
    number: order.number,
    status,
    status_label: orderLifecycle.statuses[status].label,
    method: order.payment_method,
    total: roublesOf(order.total),
    paid: roublesOf(order.paid_sum),
    checks: order.checks,
    available_transitions: presentTransitionsOf(
      order,
      isWorker ? openTransitionsOf(order).filter(isOfCenter) : [],
    ),
    created_at: secondsOf(order.created_at),
    confirm_deadline: secondsOf(order.confirm_deadline),
    center_id: order.center_id,
    ...peopleOf(order, isWorker),
    ...movingOf(order, isWorker),
    replaceable: isWorker ? replaceableOf(order, held) : [],
    prod: prodOf(order),
  };
}

function peopleOf(
  { last_name, first_name, middle_name, phone, email, participants }: Order,
  isOpen: boolean,
) {
  const name = nameOf({ last_name, first_name, middle_name });
  const names = participants.filter(({ is_live }) => is_live).map(nameOf);
  if (isOpen) return { contact: { name, phone, email }, participants: names };
  const contact = { name: maskName(name), phone: maskPhone(phone), email: email && maskEmail(email) };
  return { contact, participants: names.map(maskName) };
}

function movingOf(order: Order, isWorker: boolean): Pick<CenterOrder, 'may_move' | 'not_moved_because'> {
  if (!isWorker || !isTransitionOpen(order, 'move')) return { may_move: false, not_moved_because: null };
  const why = whyNotMovedByCenter(order, order.participants);
  return { may_move: why === null, not_moved_because: why };
}

const replaceableOf = (order: Order, held: ReadonlySet<number>): CenterOrder['replaceable'] =>
  isReplacementOpen(order, order.prod)
    ? order.participants
        .filter((person) => isReplaceable(order, person) && !held.has(person.id))
        .map((person) => ({ id: person.id, name: nameOf(person) }))
    : [];

const nameOf = (person: Parameters<typeof fullNameOf>[0]) => fullNameOf(person) || 'Без имени';

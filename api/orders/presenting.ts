import type { BookedOrder, OrderParticipantView, OrderView, Transition } from '@odonta/api/contract';
import { type Order, OrderParticipant, Prod } from '@odonta/db/models';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import {
  type CancelReason,
  cancelReasons,
  type OrderTransition,
  orderLifecycle,
  orderStatusNumber,
} from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import {
  type StudentDocumentStatus,
  studentDocumentStatuses,
} from '@odonta/db/vocabulary/sales/studentDocument.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import { presentTransitions } from '../platform/kit/transitions.ts';
import { canExtend } from './extending.ts';
import { mayBuyerReschedule, openTransitionsOf } from './guards.ts';
import { placeOf } from './offer.ts';
import { onlineLinkOf } from './onlineLink.ts';
import { saidOf } from './saidOf.ts';
import { datesOfOrder } from './timesOf.ts';
import { visitOf } from './visitOf.ts';

/** The course of an order, even if it is no longer on sale. */
export const prodOfOrder = { model: Prod, as: 'prod', include: ['city'], paranoid: false };

/** Associations loaded to present an order. */
export async function participantsOf(order: Order, transaction?: Transaction): Promise<OrderParticipant[]> {
  return OrderParticipant.findAll({
    where: { order_id: order.id },
    include: ['document', 'certificate'],
    order: [
      ['number', 'ASC'],
      ['id', 'ASC'],
    ],
    transaction,
  });
}

/** The head of an order, in lists and on its page. */
export function headOf(order: Order) {
  const status: RegistrationStatus = order.status;
  return {
    id: order.id,
    number: order.number,
    token: order.token,
    status,
    status_label: orderLifecycle.statuses[status].label,
    total: roublesOf(order.total),
    expires_at: secondsOf(order.expires_at),
  };
}

export function presentBooked(
  order: Order,
  participants: readonly OrderParticipant[],
  leaving: ReadonlySet<number> = new Set(),
): BookedOrder {
  return {
    ...headOf(order),
    status_num: orderStatusNumber(order.status, {
      payment_kind: order.payment_kind,
      isPaidOut: order.paid_out_at !== null,
    }),
    participants: participants.map((participant) =>
      presentParticipant(order, participant, leaving.has(participant.id)),
    ),
  };
}

/** Further data loaded to present an order. */
interface Beside extends Pick<OrderView, 'invoice' | 'refunds' | 'changed'> {
  rise: number | null;
  movedTo: Order | null;
  /** Participants with an approved refund. */
  leaving: ReadonlySet<number>;
}

/** An order as its buyer sees it; nothing of it is for staff alone. */
export function presentOrder(
  order: Order,
  participants: readonly OrderParticipant[],
  { invoice, rise, movedTo, refunds, leaving, changed }: Beside,
): Omit<OrderView, 'receipts' | 'is_rest_due' | 'ways' | 'refusal' | 'deductible'> {
  const { snapshot } = order;
  const reason: CancelReason | null = order.cancel_reason;
  return {
    ...presentBooked(order, participants, leaving),
    payment_kind: order.payment_kind,
    method: order.payment_method,
    subtotal: roublesOf(order.subtotal),
    promo: order.promo_sum > 0 ? { code: '', sum: roublesOf(order.promo_sum) } : null,
    bonuses: roublesOf(order.bonus_sum),
    paid: roublesOf(order.paid_sum),
    refunded: roublesOf(order.refunded_sum),
    vouchers: roublesOf(order.voucher_sum),
    can_redeem: canRedeem(order),
    debt: roublesOf(order.debt),
    can_extend: canExtend(order),
    contact: {
      last_name: order.last_name,
      first_name: order.first_name,
      ...(order.middle_name && { middle_name: order.middle_name }),
      phone: order.phone,
      email: order.email,
      ...(order.city && { city: order.city }),
    },
    prod: prodOf(order),
    visit: visitOf(order, order.prod),
    online_link: isLeavingWhole(participants, leaving) ? null : onlineLinkOf(order, order.prod),
    center: { name: snapshot.center },
    invoice,
    refund_policy: order.refund_policy,
    changed,
    refunds,
    checks: order.checks,
    full_price: rise === null ? null : { rise: roublesOf(rise), total: roublesOf(order.total + rise) },
    cancel_reason: reason && cancelReasons[reason],
    reject_reason: order.status === 'REJECTED' ? saidOf(order) : null,
    moved_to: movedTo && { number: movedTo.number, token: movedTo.token },
    available_transitions: [
      ...transitionsOfBuyer(order),
      ...presentTransitionsOf(order, mayBuyerReschedule(order) ? ['move'] : []),
    ],
  };
}

/** A gift voucher pays where a card would, while the seats are reserved. */
const canRedeem = ({ status, payment_method, paid_sum, total }: Order): boolean =>
  status === 'PREPARE' && payment_method === 'CARD' && paid_sum < total;

const ofBuyers: readonly OrderTransition[] = ['cancel'];

/** Transitions open to the buyer. */
export const transitionsOfBuyer = (order: Order): Transition<OrderTransition>[] =>
  presentTransitionsOf(
    order,
    order.debt > 0 ? [] : openTransitionsOf(order).filter((move) => ofBuyers.includes(move)),
  );

export const presentTransitionsOf = (
  order: Order,
  open: readonly OrderTransition[],
): Transition<OrderTransition>[] => presentTransitions(orderLifecycle, order.status, open);

/** The course of an order with its city: the name as sold, the present date and place. */
export const prodOf = (order: Order): OrderView['prod'] => ({
  id: order.prod_id,
  name: order.snapshot.name,
  canonical: order.snapshot.canonical,
  ...datesOfOrder(order, order.prod),
  place: placeOf(order.prod),
});

function presentParticipant(
  { status }: Order,
  participant: OrderParticipant,
  isLeaving: boolean,
): OrderParticipantView {
  const isSold = (status === 'CONFIRMED' || status === 'PARTIAL_REFUNDED') && participant.is_live;
  return {
    id: participant.id,
    number: participant.number,
    last_name: participant.last_name,
    first_name: participant.first_name,
    middle_name: participant.middle_name,
    email: participant.email,
    is_student: participant.is_student,
    unit_price: roublesOf(participant.unit_price),
    tier_label: participant.tier_label,
    state: participant.state,
    ticket_code: isSold && !isLeaving ? participant.ticket_code : null,
    short_code: isSold && !isLeaving ? participant.short_code : null,
    is_leaving: isLeaving,
    document: documentOf(participant),
    certificate: participant.certificate?.snapshot.number ?? null,
  };
}

/** A buyer who has paid the full price needs no document. */
function documentOf({ is_student, document }: OrderParticipant): OrderParticipantView['document'] {
  if (!is_student || !document) return null;
  const { due_at, reject_reason } = document;
  const status: StudentDocumentStatus = document.status;
  const { label } = studentDocumentStatuses[status];
  return { status, label, due_at: secondsOf(due_at), reason: status === 'REJECTED' ? reject_reason : null };
}

/** Whether nobody of the order will come: all refunds are agreed. */
const isLeavingWhole = (participants: readonly OrderParticipant[], leaving: ReadonlySet<number>): boolean =>
  participants.filter(({ is_live }) => is_live).every(({ id }) => leaving.has(id));

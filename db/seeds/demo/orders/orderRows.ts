import { prodPath } from '../../../vocabulary/addresses.ts';
import { type CancelReason, cancelReasons } from '../../../vocabulary/orders/orderLifecycle.ts';
import { secondsOf } from '../../../vocabulary/time.ts';
import type { Staffed } from '../fillPeople.ts';
import { tokenOf, uuidOf } from './keys.ts';
import type { Planned } from './planned.ts';

const day = 86_400_000;

export const numberOf = ({ id, created }: Pick<Planned, 'id' | 'created'>): string =>
  `З-${String(created.getUTCFullYear()).slice(2)}-${String(id).padStart(6, '0')}`;

export const isSold = ({ status }: Planned): boolean =>
  ['CONFIRMED', 'PARTIAL_REFUNDED', 'REFUNDED'].includes(status);

/** The moment of the last event of the order. */
export const refundedAt = ({ paidAt }: Planned): Date => new Date(paidAt.getTime() + day);

export function orderRow(planned: Planned, { manager, secondManager }: Staffed) {
  const { sale, course, buyer, id, status, total, paid, created, paidAt } = planned;
  const isOver = status === 'CANCELED' || status === 'REJECTED';
  const { last_name, first_name, middle_name, phone, email, city } = buyer.contact;
  return {
    ...{ id, status, total, last_name, first_name, middle_name, phone, email, city },
    number: numberOf(planned),
    token: tokenOf(`order ${id}`),
    prod_id: course.id,
    center_id: course.center_id,
    buyer_kind: buyer.kind,
    individual_id: buyer.individual_id,
    legal_user_id: buyer.legal_user_id,
    participation: 'main',
    count: planned.lines.length,
    subtotal: total,
    promo_sum: 0,
    bonus_sum: 0,
    paid_sum: paid,
    refunded_sum: sale.refund === 'done' ? planned.back : 0,
    debt: 0,
    payment_method: planned.method,
    payment_kind: kindOf(planned),
    checks: status === 'CREATED' ? [{ kind: 'SEAT', is_done: false }] : [],
    expires_at: planned.expires,
    requires_confirmation: sale.ends === 'waits' || sale.ends === 'rejected',
    confirm_deadline: planned.deadline,
    cancel_reason: status === 'CANCELED' ? (sale.ends as CancelReason) : null,
    reason_comment: isOver ? (sale.note ?? null) : null,
    refund_policy: course.refund_policy,
    commission_percent: course.sale,
    snapshot: {
      name: course.name,
      canonical: prodPath(course),
      center: course.center,
      city: course.city,
      date_start: secondsOf(course.date_start),
      date_end: secondsOf(course.date_end),
      price: course.price,
    },
    tiers: course.tiers.map((tier) => ({ ...tier, price: tier.price * 100 })),
    client_target: {},
    manager_id: id % 3 === 0 ? secondManager : manager,
    created_by: buyer.kind === 'STAFF' ? manager : null,
    confirmed_at: isSold(planned) ? paidAt : null,
    canceled_at: isOver ? paidAt : null,
    version: 0,
    created_at: created,
    updated_at: isOver || paid > 0 ? paidAt : created,
  };
}

function kindOf({ method, paid, status }: Planned) {
  if (method === 'FREE') return 'FREE';
  if (paid === 0) return 'UNKNOWN';
  return status === 'CANCELED' || method === 'CARD' ? 'TINKOFF' : 'INVOICE';
}

export interface Seat {
  id: number;
  is_live: boolean;
}

/** Those who come, the first of them with the number that follows `after`. */
export function participantRows(planned: Planned, after: number) {
  const { buyer, course, lines, sale, id: order_id, status, created } = planned;
  const stays = lines.length - (sale.refund === 'done' ? (sale.leaving ?? 0) : 0);
  const hasSeats = ['PREPARE', 'CREATED', 'CONFIRMED', 'PARTIAL_REFUNDED'].includes(status);
  return lines.map(({ unit, tier_id, label }, index) => {
    const { last_name, first_name, middle_name, phone, email } = buyer.people[index] ?? buyer.contact;
    return {
      ...{ last_name, first_name, middle_name, phone, email, order_id },
      id: after + index + 1,
      prod_id: course.id,
      number: index + 1,
      is_student: false,
      unit_price: unit,
      promo_share: 0,
      bonus_share: 0,
      price_id: tier_id,
      tier_label: label,
      state: index < stays ? 'ACTIVE' : 'CANCELED',
      ticket_code: uuidOf(`ticket ${order_id} ${index}`),
      named_at: created,
      sequence: index < stays ? 0 : 1,
      is_live: hasSeats && index < stays,
      is_double: false,
    };
  });
}

/** The steps of an order, as its card shows them. */
export function stepRows(planned: Planned, { manager }: Staffed) {
  const { id, status, sale, paidAt } = planned;
  const step = (
    move: string,
    from_status: string,
    to_status: string,
    at: Date,
    reason: string | null = null,
  ) => ({
    ...{ move, from_status, to_status, reason },
    resource: 'orders',
    record_id: id,
    actor_id: move === 'reject' ? manager : null,
    actor_name: move === 'reject' ? null : 'Система',
    created_at: at,
  });
  if (status === 'PREPARE') return [];
  if (status === 'CREATED') return [step('await', 'PREPARE', 'CREATED', paidAt)];
  if (status === 'REJECTED') return [step('reject', 'CREATED', 'REJECTED', paidAt, sale.note ?? null)];
  if (status === 'CANCELED') {
    const isExpired = sale.ends === 'EXPIRED';
    const reason = isExpired ? null : cancelReasons[sale.ends as CancelReason];
    return [step(isExpired ? 'expire' : 'cancel', 'PREPARE', 'CANCELED', paidAt, reason)];
  }
  const paid = step('pay', 'PREPARE', 'CONFIRMED', paidAt);
  if (status === 'CONFIRMED') return [paid];
  const move = status === 'REFUNDED' ? 'refund_whole' : 'refund_part';
  return [paid, step(move, 'CONFIRMED', status, refundedAt(planned))];
}

import type { StaffOrder, StaffOrderPayment, StaffOrderSeat } from '@odonta/api/contract';
import { Letter, type Order, OrderParticipant, type Payment, PaymentPart } from '@odonta/db/models';
import { onlineProdTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { roublesOf } from '@odonta/db/vocabulary/money.ts';
import { orderLifecycle, orderStatusNumber } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { personOf } from '../../orders/contact.ts';
import { presentProd } from '../../orders/presentProd.ts';
import { datesOfOrder } from '../../orders/timesOf.ts';
import { historiesOf } from '../../platform/journals/history.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { requestsOf } from './orders.requested.ts';
import { rescheduledOf } from './orders.rescheduled.ts';

export async function presentOrders(
  rows: Order[],
  readContext: ReadContext<SignedInUser>,
): Promise<Omit<StaffOrder, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const histories = await historiesOf('orders', orderLifecycle, ids, readContext);
  const seats = readContext.isForFile ? new Map() : await seatsOf(ids, readContext.transaction);
  const payments = readContext.isForFile ? new Map() : await paymentsOf(ids, readContext.transaction);
  const letters = readContext.isForFile
    ? new Map<number, number>()
    : await lettersOf(ids, readContext.transaction);
  const requests = readContext.isForFile
    ? new Map<number, number>()
    : await requestsOf(ids, readContext.transaction);
  const rescheduled = await rescheduledOf(rows, readContext);
  return rows.map((row) => ({
    ...columnsOf(row),
    letters_at: letters.get(row.id) ?? null,
    ...rescheduled(row),
    request_id: requests.get(row.id) ?? null,
    participants: seats.get(row.id) ?? [],
    payments: payments.get(row.id) ?? [],
    history: histories.get(row.id) ?? [],
  }));
}

function columnsOf(
  row: Order,
): Omit<
  StaffOrder,
  | 'available_transitions'
  | 'letters_at'
  | 'moved_from'
  | 'moved_to'
  | 'request_id'
  | 'participants'
  | 'payments'
  | 'history'
> {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    status_num: orderStatusNumber(row.status, {
      payment_kind: row.payment_kind,
      isPaidOut: row.paid_out_at !== null,
    }),
    prod_id: row.prod_id,
    prod: {
      ...presentProd(row.prod),
      ...datesOfOrder(row, row.prod),
      city: onlineProdTypes.includes(row.prod.type) ? 'Онлайн' : (row.prod.city?.name ?? null),
    },
    center_id: row.center_id,
    center: row.center.name,
    buyer_kind: row.buyer_kind,
    individual_id: row.individual_id,
    legal_user_id: row.legal_user_id,
    ...personOf(row),
    city: row.city,
    participation: row.participation,
    count: row.count,
    subtotal: roublesOf(row.subtotal),
    promo_sum: roublesOf(row.promo_sum),
    bonus_sum: roublesOf(row.bonus_sum),
    total: roublesOf(row.total),
    paid_sum: roublesOf(row.paid_sum),
    refunded_sum: roublesOf(row.refunded_sum),
    debt: roublesOf(row.debt),
    payment_method: row.payment_method,
    payment_kind: row.payment_kind,
    checks: row.checks,
    expires_at: secondsOf(row.expires_at),
    confirm_deadline: secondsOf(row.confirm_deadline),
    is_overdue: row.status === 'CREATED' && (secondsOf(row.confirm_deadline) ?? Infinity) < nowInSeconds(),
    cancel_reason: row.cancel_reason,
    reason_comment: row.reason_comment,
    refund_policy: row.refund_policy,
    manager_id: row.manager_id,
    manager_name: row.manager?.name ?? null,
    created_by: row.created_by,
    comment_client: row.comment_client,
    comment_internal: row.comment_internal,
    next_contact_at: secondsOf(row.next_contact_at),
    confirmed_at: secondsOf(row.confirmed_at),
    canceled_at: secondsOf(row.canceled_at),
    ...stampsOf(row),
  };
}

async function seatsOf(ids: number[], transaction?: Transaction): Promise<Map<number, StaffOrderSeat[]>> {
  const participants = await OrderParticipant.findAll({
    where: { order_id: ids },
    order: [
      ['number', 'ASC'],
      ['id', 'ASC'],
    ],
    transaction,
  });
  const seats = participants.map((one): [number, StaffOrderSeat] => [
    one.order_id,
    {
      id: one.id,
      number: one.number,
      is_student: one.is_student,
      unit_price: roublesOf(one.unit_price),
      promo_share: roublesOf(one.promo_share),
      bonus_share: roublesOf(one.bonus_share),
      tier_label: one.tier_label,
      state: one.state,
    },
  ]);
  return gathered(seats);
}

async function paymentsOf(
  ids: number[],
  transaction?: Transaction,
): Promise<Map<number, StaffOrderPayment[]>> {
  const parts = await PaymentPart.findAll({
    where: { order_id: ids },
    include: ['payment'],
    order: [['payment_id', 'ASC']],
    transaction,
  });
  return gathered(parts.map(({ order_id, payment }) => [order_id, paymentOf(payment)]));
}

/** When each order was last written about by mail. */
async function lettersOf(ids: number[], transaction?: Transaction): Promise<Map<number, number>> {
  const letters = await Letter.findAll({
    attributes: ['record_id', 'created_at'],
    where: { resource: 'orders', record_id: ids, channel: 'MAIL' },
    order: [['id', 'ASC']],
    transaction,
  });
  return new Map(letters.map(({ record_id, created_at }) => [Number(record_id), secondsOf(created_at)]));
}

const paymentOf = (payment: Payment): StaffOrderPayment => ({
  id: payment.id,
  method: payment.method,
  sum: roublesOf(payment.sum),
  captured_sum: roublesOf(payment.captured_sum),
  refunded_sum: roublesOf(payment.refunded_sum),
  status: payment.status,
  pan_mask: payment.pan_mask,
  error_text: payment.error_text,
  created_at: secondsOf(payment.created_at),
});

function gathered<Item>(pairs: readonly [number, Item][]): Map<number, Item[]> {
  const byOrder = Map.groupBy(pairs, ([id]) => id);
  return new Map([...byOrder].map(([id, of]) => [id, of.map(([, item]) => item)]));
}

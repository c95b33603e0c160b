import { Center, City, Order, Prod, User } from '@odonta/db/models';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { maskText, personMasks } from '@odonta/db/vocabulary/masks.ts';
import { paymentMethods } from '@odonta/db/vocabulary/orders/order.ts';
import {
  type CancelReason,
  type OrderTransition,
  orderLifecycle,
} from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { formatPhone, normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import Joi, { type ObjectSchema } from 'joi';
import { Op, type Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { type StaffTransition, staffTransition } from '../../identity/sessions/staffTransition.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { orSayWhere } from '../../money/platform_requisites/ownRequisites.ts';
import { returnedBy } from '../../money/returnedBy.ts';
import { orderAction } from '../../orders/actions.ts';
import type { Actor } from '../../orders/actor.ts';
import { isTransitionOpen } from '../../orders/guards.ts';
import { notifyFormerAddress } from '../../orders/letters/readdressed.ts';
import { leavesFewOrders, orderFilters } from '../../orders/orders.filters.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { invalid } from '../../platform/http/errors.ts';
import { defineResource, type Transitioning } from '../../platform/kit/resource.ts';
import { lock } from '../../platform/locks.ts';
import { beginReschedulingByStaff } from '../rescheduling/rescheduleByStaff.ts';
import { bookForClient } from './orders.creating.ts';
import { orderEndpoints } from './orders.endpoints.ts';
import { presentOrders } from './orders.presenter.ts';
import { cancellation, type OrderEdit, orderByStaff, orderEdit, otherDate } from './orders.schema.ts';

export const ordersForStaff = defineResource({
  name: 'orders',
  audience: staffAudience,
  model: Order,
  rows: (staff, scope) => (scope === 'own' ? { center_id: { [Op.in]: [...staff.managed_center_ids] } } : {}),
  include: [
    {
      model: Prod,
      as: 'prod',
      paranoid: false,
      attributes: ['id', 'name', 'slug', 'type', 'date_start', 'date_end', 'city_id', 'address'],
      include: [{ model: City, as: 'city' }],
    },
    { model: Center, as: 'center', paranoid: false, attributes: ['id', 'name'] },
    { model: User, as: 'manager', paranoid: false, attributes: ['id', 'name'] },
  ],
  present: presentOrders,
  personal: {
    ...personMasks,
    comment_client: maskText,
    comment_internal: maskText,
  },
  searched: {
    title: ['number'],
    detail: ['last_name', 'email', 'phone'],
    words: ['number', 'last_name', 'email', 'phone'],
    phones: ['phone'],
    emails: ['email'],
  },
  list: {
    allow: 'orders.list',
    filters: orderFilters,
    leavesFew: leavesFewOrders,
    sort: [
      'id',
      'created_at',
      'number',
      'last_name',
      'status',
      'total',
      'expires_at',
      'confirm_deadline',
      'next_contact_at',
      'prod_id',
      'center_id',
      'manager_id',
    ],
    facets: ['status'],
  },
  read: { allow: 'orders.show' },
  create: {
    allow: 'orders.create',
    body: orderByStaff,
    idempotent: true,
    run: (call) => orSayWhere(bookForClient(call)),
  },
  update: { allow: 'orders.edit', body: orderEdit, run: changeOrder },
  export: {
    allow: 'orders.export',
    columns: [
      { field: 'number', title: '№' },
      { field: 'created_at', value: ({ created_at }) => formatMoment(created_at) },
      { field: 'status', value: ({ status }) => orderLifecycle.statuses[status].label },
      { field: 'prod', value: ({ prod }) => prod.name },
      { field: 'center', title: 'Центр' },
      'last_name',
      'first_name',
      { field: 'phone', value: ({ phone }) => formatPhone(phone) },
      'email',
      'count',
      { field: 'payment_method', value: ({ payment_method }) => paymentMethods[payment_method] },
      { field: 'subtotal', title: 'Стоимость, ₽' },
      { field: 'promo_sum', title: 'Скидка, ₽' },
      { field: 'bonus_sum', title: 'Бонусами, ₽' },
      { field: 'total', title: 'К оплате, ₽' },
      { field: 'paid_sum', title: 'Оплачено, ₽' },
      { field: 'refunded_sum', title: 'Возвращено, ₽' },
      'manager_name',
    ],
  },
  lifecycle: orderLifecycle,
  transitions: {
    confirm_seat: transitionOf('confirm_seat', 'orders.confirm_seat'),
    confirm_student: transitionOf('confirm_student', 'orders.confirm_student'),
    confirm_money: transitionOf('confirm_money', 'orders.confirm_money'),
    reject: transitionOf('reject', 'orders.reject'),
    cancel: transitionOf('cancel', 'orders.cancel', cancellation),
    resend: transitionOf('resend', 'orders.resend'),
    link_sms: transitionOf('link_sms', 'orders.resend'),
    link_mail: transitionOf('link_mail', 'orders.resend'),
    move: staffTransition(Order, otherDate, {
      allow: 'orders.move',
      when: (row) => isTransitionOpen(row, 'move'),
      run: async ({ row, body, actor, origin, transaction }) => {
        const finish = await beginReschedulingByStaff(row, body, { actor, origin }, transaction);
        const { run, effects } = orderAction('move', actorOf(actor, origin), transaction);
        await run(row);
        return { finish, effects };
      },
      effects: async ({ row, from, ran }) => {
        await ran.effects(row, from);
        await ran.finish();
      },
    }),
    pay: 'notOfStaff',
    await: 'notOfStaff',
    ask_owner: 'notOfStaff',
    confirm_owner: 'notOfStaff',
    expire: 'notOfStaff',
    refund_part: 'notOfStaff',
    refund_whole: 'notOfStaff',
    pay_late: 'notOfStaff',
    return_late: 'notOfStaff',
  },
  refersTo: [{ of: 'individuals', column: 'individual_id', counted: ['заказ', 'заказа', 'заказов'] }],
  endpoints: ({ resource, limiter }) => orderEndpoints(resource, limiter),
});

/** The kit checks permissions and stores the transition; its effect is up to the orders. */
function transitionOf(
  move: OrderTransition,
  allow: Right,
  body: ObjectSchema<{ cancel_reason?: CancelReason }> = Joi.object({}),
): StaffTransition<Order> {
  const actionBy = ({ body, reason, actor, origin, transaction }: OrderMoving) => {
    const { cancel_reason } = body;
    return orderAction(
      move,
      { ...actorOf(actor, origin), reason: reason || null, cancel_reason },
      transaction,
    );
  };
  return staffTransition(Order, body, {
    allow,
    when: (row) => isTransitionOpen(row, move),
    lock: (ids, transaction) => lock(transaction, returnedBy(ids, transaction)),
    run: (transitioning) => actionBy(transitioning).run(transitioning.row),
    effects: (transitioning) => actionBy(transitioning).effects(transitioning.row, transitioning.from),
  });
}

type OrderMoving = Transitioning<Order, SignedInUser, { cancel_reason?: CancelReason }>;

const actorOf = (actor: SignedInUser, origin: Origin): Actor => ({
  by: staffAudience.auditActor(actor),
  origin,
});

async function changeOrder({
  row,
  body: { next_contact_at, phone, manager_id, ...body },
  transaction,
}: {
  row: Order;
  body: Partial<OrderEdit>;
  transaction: Transaction;
}): Promise<void> {
  if (manager_id) await refuseUnlessStaff(manager_id, transaction);
  if (body.email === null && row.email !== null)
    throw invalid({ email: 'Письма этого заказа уходят на почту: впишите другую, но не стирайте' });
  const before = { email: row.email, phone: row.phone };
  row.set({
    ...body,
    ...(manager_id !== undefined && { manager_id }),
    ...(phone !== undefined && { phone: normalPhone(phone) }),
    ...(next_contact_at !== undefined && {
      next_contact_at: next_contact_at === null ? null : new Date(next_contact_at * 1000),
    }),
  });
  await notifyFormerAddress(row, before, transaction);
}

async function refuseUnlessStaff(id: number, transaction: Transaction): Promise<void> {
  const user = await User.findOne({ where: { id, status: 'ACTIVE', is_partner: false }, transaction });
  if (!user) throw invalid({ manager_id: 'Этот сотрудник не ведёт заказы' });
}

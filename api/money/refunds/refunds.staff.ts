import { Order, PrivateFile, Refund, RefundLeg, User } from '@odonta/db/models';
import { refundReasons, refundRoutes } from '@odonta/db/vocabulary/money/refunds/refund.ts';
import { refundLifecycle, refundStatuses } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import { formatDate, formatMoment } from '@odonta/db/vocabulary/time.ts';
import { literal, Op, type Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict, invalid, notFound } from '../../platform/http/errors.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { refundAccountEndpoints } from './account/account.open.ts';
import { lacksAccount } from './account/presenting.ts';
import { approve } from './approval.ts';
import { askRefund } from './ask.ts';
import { giveBackToCards } from './cardRefunds.ts';
import { expenseFileEndpoints } from './expenseFiles.staff.ts';
import { giveBack } from './finish.ts';
import { refuseBegun } from './legs.ts';
import { refundApproved, refundDone } from './letters.ts';
import { lockOrderOf, lockOrdersOf } from './lock.ts';
import { refuseOwed } from './owed.ts';
import { approverOf } from './persons.ts';
import { refundFilters } from './refunds.filters.ts';
import { refundEndpoints } from './refunds.open.ts';
import { presentRefunds } from './refunds.presenter.ts';
import { executionBody, refundBody, rejectionBody, routeBody } from './refunds.schema.ts';
import { settleSent } from './settleSent.ts';
import { closeRest, isStill, reject, reroute } from './turningDown.ts';
import { cardMoneyOf, notifyOfUnprinted } from './unprinted.ts';

export const refundsForStaff = defineResource({
  name: 'refunds',
  audience: staffAudience,
  model: Refund,
  rows: (staff, scope) => (scope === 'own' ? { order_id: { [Op.in]: ordersOf(staff) } } : {}),
  include: [
    { model: Order, as: 'order', paranoid: false },
    { model: User, as: 'asker', paranoid: false, attributes: ['id', 'name'] },
    { model: User, as: 'approver', paranoid: false, attributes: ['id', 'name'] },
    { model: RefundLeg, as: 'legs', separate: true, attributes: ['refund_id', 'sum', 'done_at'] },
  ],
  present: presentRefunds,
  list: {
    allow: 'refunds.list',
    filters: refundFilters,
    sort: ['id', 'created_at', 'requested_sum', 'status', 'promised_on', 'finished_at'],
    facets: ['status'],
  },
  read: { allow: 'refunds.show' },
  create: {
    allow: 'refunds.create',
    body: refundBody,
    idempotent: true,
    run: async ({ body: { order_id, ...asked }, actor, transaction }) => {
      const order = await lockOrderOf({ id: order_id }, transaction);
      const isForeign = !actor.managed_center_ids.includes(order.center_id);
      if (staffAudience.allows(actor, 'refunds.create') === 'own' && isForeign)
        throw notFound('Заказ не найден');
      await refuseUnproved(asked.expenses ?? [], transaction);
      return askRefund(
        order,
        { ...asked, asked_kind: 'STAFF', asked_by: staffAudience.auditActor(actor).id },
        transaction,
      );
    },
  },
  export: {
    allow: 'refunds.export',
    columns: [
      'id',
      'order_number',
      'prod_name',
      { field: 'reason', value: ({ reason }) => refundReasons[reason] },
      { field: 'requested_sum', title: 'Запрошено, ₽' },
      { field: 'keep_sum', title: 'По правилам, ₽' },
      { field: 'approved_sum', title: 'Одобрено, ₽' },
      { field: 'voucher_sum', title: 'На сертификаты, ₽' },
      { field: 'routed_sum', title: 'К перечислению, ₽' },
      { field: 'route', title: 'Способ', value: ({ route }) => refundRoutes[route] },
      { field: 'status', value: ({ status }) => refundStatuses[status].label },
      'asked_name',
      'approved_name',
      { field: 'created_at', value: ({ created_at }) => formatMoment(created_at) },
      { field: 'finished_at', value: ({ finished_at }) => (finished_at ? formatMoment(finished_at) : null) },
      { field: 'document_number', title: '№ п/п' },
      {
        field: 'document_date',
        title: 'Дата п/п',
        value: ({ document_date }) => (document_date ? formatDate(document_date) : null),
      },
    ],
  },
  lifecycle: refundLifecycle,
  transitions: {
    approve_limit: {
      allow: 'refunds.approve_limit',
      // Staff who may approve any sum get one button: this one would refuse large sums.
      when: (_row, actor) => !actor.grants.scope('refunds.approve_any'),
      lockFirst: lockOrdersOf,
      run: async ({ row, actor, transaction }) => {
        await approve(row, { ...approverOf(actor), isLimited: true }, transaction);
        await refundApproved(row, transaction);
      },
    },
    approve_any: {
      allow: 'refunds.approve_any',
      lockFirst: lockOrdersOf,
      run: async ({ row, actor, transaction }) => {
        await approve(row, { ...approverOf(actor), isLimited: false }, transaction);
        await refundApproved(row, transaction);
      },
    },
    reject: staffTransition(Refund, rejectionBody, {
      allow: 'refunds.reject',
      lockFirst: lockOrdersOf,
      when: isStill,
      run: ({ row, body, reason, actor, transaction }) =>
        reject(row, { ...body, reason }, scopeOf(actor), transaction),
    }),
    reroute: staffTransition(Refund, routeBody, {
      allow: 'refunds.reject',
      lockFirst: lockOrdersOf,
      when: isStill,
      run: ({ row, body, reason, actor, transaction }) =>
        reroute(row, { ...body, reason }, scopeOf(actor), transaction),
    }),
    close_rest: staffTransition(Refund, rejectionBody, {
      allow: 'refunds.reject',
      lockFirst: lockOrdersOf,
      when: (row) => isStill(row) && row.legs.some(({ done_at }) => done_at !== null),
      run: ({ row, body, reason, actor, origin, transaction }) => {
        const acting = { by: staffAudience.auditActor(actor), origin };
        return closeRest(row, { ...body, reason }, { actor: acting, ...scopeOf(actor) }, transaction);
      },
    }),
    cancel: {
      allow: 'refunds.cancel',
      // The requester may withdraw it until it is approved; a buyer's request is rejected, not withdrawn for him.
      when: (row, actor) => row.asked_by === actor.id && row.approved_sum === null,
      // The order is locked, so that the end of its course counts this refund or returns its sum itself.
      lockFirst: lockOrdersOf,
      run: async ({ row, transaction }) => {
        await refuseOwed(row, transaction);
        await refuseBegun(row, transaction);
      },
    },
    execute: staffTransition(Refund, executionBody, {
      allow: 'refunds.execute',
      lockFirst: lockOrdersOf,
      when: ({ route }) => route !== 'CARD' && route !== 'VOUCHER',
      run: async ({ row, body, actor, origin, transaction }) => {
        if (lacksAccount(row))
          throw conflict('Покупатель ещё не указал счёт: дождитесь его или напишите ему');
        row.set(body);
        const order = await lockOrderOf({ id: row.order_id }, transaction);
        const cards = await cardMoneyOf(order, transaction);
        await giveBack(order, row, { by: staffAudience.auditActor(actor), origin }, transaction);
        await notifyOfUnprinted(order, row, cards, transaction);
        await refundDone(row, transaction);
      },
    }),
    send: 'notOfStaff',
    finish: 'notOfStaff',
    change_account: 'notOfStaff',
    fail: 'notOfStaff',
  },
  endpoints: ({ secret, limiter }) => [
    ...expenseFileEndpoints,
    ...refundEndpoints,
    ...refundAccountEndpoints(secret, limiter),
  ],
  schedule: [
    {
      name: 'refund_to_cards',
      pauseMs: 1000,
      because: 'a buyer who asks for his money back is told at once that it has left',
      work: giveBackToCards,
    },
    { name: 'settle_sent_refunds', every: 'minute', work: settleSent },
  ],
});

const scopeOf = (actor: SignedInUser) => ({ isLimited: !actor.grants.scope('refunds.approve_any') });

const ordersOf = ({ managed_center_ids }: SignedInUser) =>
  literal(`(select id from orders where center_id in (${[0, ...managed_center_ids].map(Number).join(',')}))`);

/** A withheld sum needs an existing document as evidence. */
async function refuseUnproved(
  expenses: readonly { file_id: string }[],
  transaction: Transaction,
): Promise<void> {
  const ids = [...new Set(expenses.map(({ file_id }) => file_id))];
  if (ids.length === 0) return;
  const known = await PrivateFile.count({ where: { id: ids, kind: 'REFUND_EXPENSE' }, transaction });
  if (known < ids.length) throw invalid({ expenses: 'Документ о расходе не найден: приложите его ещё раз' });
}

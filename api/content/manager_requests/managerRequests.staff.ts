import { ManagerRequest, Prod, User, UserRole } from '@odonta/db/models';
import {
  endOfResult,
  isSettled,
  managerRequestLifecycle,
  requestResults,
  requestState,
} from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import { grantsOf } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { maskEmail, maskName, maskPhone, maskText } from '@odonta/db/vocabulary/masks.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { requestStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { endOfMoscowDay, formatMoment, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { Op, type Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { ofClient } from '../../orders/clients/ofClient.ts';
import { forbidden, invalid } from '../../platform/http/errors.ts';
import { writing } from '../../platform/kit/impersonation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { byCode, byId, inWords, since, until } from '../../platform/lists/filters.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { notify } from '../../platform/notices/notify.ts';
import { isAssigned } from './managerRequests.assigned.ts';
import { receiveByPhone, requestByPhone } from './managerRequests.byPhone.ts';
import { requestAssigned, requestConfirmed } from './managerRequests.letters.ts';
import { mergingOfManagerRequests } from './managerRequests.merging.ts';
import { sendManagerRequest } from './managerRequests.open.ts';
import { presentRequests } from './managerRequests.presenter.ts';
import { assignment, confirmation, managerRequestEdit } from './managerRequests.schema.ts';
import { overdueRequests } from './overdueRequests.ts';

export const managerRequestsForStaff = defineResource({
  name: 'manager_requests',
  audience: staffAudience,
  impersonator: [...writing, 'take', 'assign', 'confirm', 'reject', 'reopen'],
  model: ManagerRequest,
  rows: (staff, scope) => (scope === 'own' ? { center_id: { [Op.in]: [...staff.managed_center_ids] } } : {}),
  include: [
    { model: Prod, as: 'prod', paranoid: false, attributes: ['id', 'name', 'slug'] },
    { model: User, as: 'manager', paranoid: false, attributes: ['id', 'name'] },
  ],
  present: presentRequests,
  personal: {
    name: maskName,
    phone: maskPhone,
    email: maskEmail,
    comment: maskText,
    comment_internal: maskText,
    repeats: maskText,
  },
  searched: {
    title: ['name'],
    detail: ['phone', 'email', 'city'],
    words: ['name', 'phone', 'email', 'city'],
    phones: ['phone'],
    emails: ['email'],
  },
  merges: mergingOfManagerRequests,
  list: {
    allow: 'manager_requests.list',
    filters: {
      id: byId(),
      client: ofClient('manager_requests', { phone: 'phone' }),
      q: inWords('words', 'name', 'phone', 'email', 'city'),
      status: byCode('status', requestStatuses),
      prod_id: byId('prod_id'),
      center_id: byId('center_id'),
      manager_id: byId('manager_id'),
      is_free: {
        schema: Joi.boolean(),
        where: (free: boolean) => ({ manager_id: free ? null : { [Op.ne]: null } }),
      },
      is_overdue: overdueRequests,
      is_call_due: { schema: Joi.boolean(), where: callDue },
      created_from: since('created_at'),
      created_to: until('created_at'),
    },
    sort: [
      'id',
      'created_at',
      'name',
      'city',
      'status',
      'sla_due_at',
      'next_contact_at',
      'manager_id',
      'prod_id',
    ],
    facets: ['status'],
  },
  read: { allow: 'manager_requests.show' },
  create: { allow: 'manager_requests.create', body: requestByPhone, run: receiveByPhone },
  update: {
    allow: 'manager_requests.edit',
    body: managerRequestEdit,
    run: ({ row, body, actor }) => {
      if (!isAssigned(row, actor)) throw forbidden();
      if (body.comment_internal !== undefined) row.comment_internal = body.comment_internal || null;
      if (body.next_contact_at !== undefined)
        row.next_contact_at = body.next_contact_at === null ? null : new Date(body.next_contact_at * 1000);
      return Promise.resolve();
    },
  },
  remove: { allow: 'manager_requests.delete' },
  export: {
    allow: 'manager_requests.export',
    columns: [
      'id',
      { field: 'created_at', value: ({ created_at }) => formatMoment(created_at) },
      { field: 'status', value: requestState },
      'name',
      { field: 'phone', value: ({ phone }) => formatPhone(phone) },
      'email',
      'city',
      { field: 'prod', value: ({ prod }) => prod?.name ?? null },
      'comment',
      'manager_name',
      { field: 'result', value: ({ result }) => (result ? requestResults[result] : null) },
    ],
  },
  lifecycle: managerRequestLifecycle,
  transitions: {
    take: {
      allow: 'manager_requests.take',
      when: (row) => row.manager_id === null,
      run: ({ row, actor }) => row.set('manager_id', actor.id),
    },
    assign: staffTransition(ManagerRequest, assignment, {
      allow: 'manager_requests.assign',
      run: async ({ row, body: { manager_id }, actor, transaction }) => {
        await refuseUnlessManager(manager_id, transaction);
        row.manager_id = manager_id;
        if (manager_id !== actor.id)
          await notify(requestAssigned(row.id, manager_id, actor.name), transaction);
      },
    }),
    confirm: staffTransition(ManagerRequest, confirmation, {
      allow: 'manager_requests.confirm',
      when: isAssigned,
      run: async ({ row, body: { result, comment, next_contact_at }, actor, transaction }) => {
        answeredBy(row, actor);
        row.set({ result });
        if (next_contact_at) row.next_contact_at = new Date(next_contact_at * 1000);
        if (comment) row.comment_internal = [row.comment_internal, comment].filter(Boolean).join('\n');
        if (!isSettled(result)) return endOfResult[result];
        const about = row.prod_id ? await courseName(row.prod_id, transaction) : '';
        await writeLetter(
          requestConfirmed({ id: row.id, name: row.name, email: row.email, comment: null, about }, result),
          transaction,
        );
        return endOfResult[result];
      },
    }),
    reject: {
      allow: 'manager_requests.reject',
      when: isAssigned,
      run: ({ row, actor }) => answeredBy(row, actor),
    },
    cancel: 'notOfStaff',
    reopen: {
      allow: 'manager_requests.reopen',
      when: isAssigned,
      run: ({ row }) => {
        row.set({ result: null, reopened: row.reopened + 1 });
      },
    },
  },
  endpoints: () => [sendManagerRequest],
});

function answeredBy(row: ManagerRequest, staff: SignedInUser): void {
  row.manager_id ??= staff.id;
  row.first_response_at ??= new Date();
}

async function courseName(prodId: number, transaction: Transaction): Promise<string> {
  const prod = await Prod.findByPk(prodId, { transaction, paranoid: false });
  return prod ? ` о курсе «${prod.name}»` : '';
}

async function refuseUnlessManager(userId: number, transaction: Transaction): Promise<void> {
  const user = await User.findOne({
    where: { id: userId, status: 'ACTIVE' },
    include: [{ model: UserRole, as: 'roles' }],
    transaction,
  });
  const grants = grantsOf(user?.roles.map(({ role }) => role) ?? []);
  if (!grants.scope('manager_requests.confirm'))
    throw invalid({ manager_id: 'Этот сотрудник не работает с заявками' });
}

/** Whether an open request is to be called back by the end of today in Moscow. */
function callDue(isDue: boolean) {
  const tonight = new Date(endOfMoscowDay(nowInSeconds()) * 1000);
  if (isDue) return { status: 'CREATED', next_contact_at: { [Op.lte]: tonight } };
  return {
    [Op.or]: [
      { status: { [Op.ne]: 'CREATED' } },
      { next_contact_at: null },
      { next_contact_at: { [Op.gt]: tonight } },
    ],
  };
}

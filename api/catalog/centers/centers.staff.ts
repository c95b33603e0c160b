import { Center, User } from '@odonta/db/models';
import { centerLifecycle } from '@odonta/db/vocabulary/catalog/centerLifecycle.ts';
import { maskEmail, maskName, maskPhone } from '@odonta/db/vocabulary/masks.ts';
import { requestStatusesOfHim } from '@odonta/db/vocabulary/statuses.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import { refuseWithLiveOrders } from '../../orders/liveOrders.ts';
import { invalid } from '../../platform/http/errors.ts';
import { id } from '../../platform/http/validation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anywhere, byCode, byId } from '../../platform/lists/filters.ts';
import { keepClosureOfStaff } from './centers.closure.ts';
import { askForCommission, refuseWhileCommissionWaits } from './centers.commission.ts';
import { centerImports } from './centers.imports.ts';
import { inviteCenter, readCenterInvitation } from './centers.invitations.ts';
import { listOwnCenterInvitations, withdrawCenterInvitation } from './centers.issuedInvitations.ts';
import { readCenter } from './centers.open.ts';
import { refuseUnfit, slugFor } from './centers.page.ts';
import { readCenterPaper } from './centers.papers.ts';
import { presentCenters } from './centers.presenter.ts';
import { registerCenter } from './centers.registration.ts';
import { centerBody, rejectingCenter } from './centers.schema.ts';
import { notifyOfCenterApproval, notifyOfCenterRejection, notifyOfRemovedLogo } from './decided.ts';

const assignment = Joi.object<{ manager_id: number | null }>({ manager_id: id.allow(null).required() });

export const centersForStaff = defineResource({
  name: 'centers',
  audience: staffAudience,
  impersonator: ['create', 'update'],
  model: Center,
  rows: (staff, scope) => (scope === 'own' ? { manager_id: staff.id } : {}),
  present: presentCenters,
  personal: { email: maskEmail, phone: maskPhone, kontact_name: maskName, kontact_phone: maskPhone },
  searched: {
    title: ['name'],
    detail: ['city', 'email', 'phone'],
    words: ['name', 'city', 'email', 'phone', 'kontact_name', 'kontact_phone'],
    phones: ['phone', 'kontact_phone'],
    emails: ['email'],
    taxNumbers: ['pay_inn'],
    areas: { pay_inn: 'center_requisites' },
  },
  imports: centerImports,
  list: {
    allow: 'centers.list',
    filters: {
      id: byId(),
      q: anywhere('name', 'city', 'email'),
      status: byCode('status', requestStatusesOfHim),
      manager_id: byId('manager_id'),
    },
    sort: ['id', 'name', 'city', 'status', 'created_at'],
    facets: ['status'],
  },
  read: { allow: 'centers.show' },
  create: {
    allow: 'centers.create',
    body: centerBody,
    run: async ({ actor, body: { sale, ...body }, transaction }) => {
      const center = Center.build({ ...body, slug: await slugFor(body, transaction) });
      await refuseUnfit(center, transaction);
      center.is_closed_by_staff = Boolean(center.closed_from);
      await center.save({ transaction });
      if (sale !== undefined) await askForCommission(center, sale, actor, transaction);
      return center;
    },
  },
  update: {
    allow: 'centers.edit',
    body: centerBody,
    run: async ({ actor, row, body: { sale, ...body }, transaction }) => {
      row.set(body);
      await refuseUnfit(row, transaction);
      await keepClosureOfStaff(row, transaction);
      if (sale !== undefined) await askForCommission(row, sale, actor, transaction);
    },
  },
  remove: {
    allow: 'centers.delete',
    run: ({ row, transaction }) => refuseWithLiveOrders({ center_id: row.id }, transaction),
  },
  export: {
    allow: 'centers.export',
    columns: [
      'id',
      'name',
      'city',
      'email',
      { field: 'status', value: ({ status }) => requestStatusesOfHim[status].label },
    ],
  },
  lifecycle: centerLifecycle,
  transitions: {
    approve: {
      allow: 'centers.approve',
      // Approved earlier, the centre would sell under a commission that is not decided yet.
      run: async ({ row, transaction }) => {
        await refuseWhileCommissionWaits(row, transaction);
        row.set('step_comments', {});
        await notifyOfCenterApproval(row, transaction);
      },
    },
    reject: staffTransition(Center, rejectingCenter, {
      allow: 'centers.reject',
      run: async ({ row, body: { comments = {} }, reason, transaction }) => {
        row.set({ step_comments: comments, submitted_at: null });
        await notifyOfCenterRejection(row, { reason, comments }, transaction);
      },
    }),
    submit: 'notOfStaff',
    cancel: 'notOfStaff',
    suspend: {
      allow: 'centers.suspend',
      when: (row) => row.suspended_at === null,
      run: ({ row }) => row.set('suspended_at', new Date()),
    },
    restore: {
      allow: 'centers.restore',
      when: (row) => row.suspended_at !== null,
      run: ({ row }) => row.set('suspended_at', null),
    },
    remove_logo: {
      allow: 'centers.remove_logo',
      when: (row) => row.filename !== null,
      run: async ({ row, reason, transaction }) => {
        row.set('filename', null);
        await notifyOfRemovedLogo(row, reason, transaction);
      },
    },
    assign_manager: staffTransition(Center, assignment, {
      allow: 'centers.assign_manager',
      run: async ({ row, body: { manager_id }, transaction }) => {
        const isStaff =
          manager_id === null ||
          (await User.findOne({
            where: { id: manager_id, status: 'ACTIVE', is_partner: false },
            transaction,
          }));
        if (!isStaff) throw invalid({ manager_id: 'Такого сотрудника нет' });
        row.manager_id = manager_id;
      },
    }),
  },
  endpoints: () => [
    registerCenter,
    readCenter,
    readCenterPaper,
    inviteCenter,
    readCenterInvitation,
    listOwnCenterInvitations,
    withdrawCenterInvitation,
  ],
});

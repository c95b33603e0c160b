import type { StaffCenter } from '@odonta/api/contract';
import { Center, User } from '@odonta/db/models';
import { centerLifecycle } from '@odonta/db/vocabulary/catalog/centerLifecycle.ts';
import { maskEmail, maskName, maskPhone } from '@odonta/db/vocabulary/masks.ts';
import { isEmail, isPhone, normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { requestStatusesOfHim } from '@odonta/db/vocabulary/statuses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { waitingAmong } from '../../identity/approvals/askApproval.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { managersOf } from '../../identity/users/managersOf.ts';
import { refuseWithLiveOrders } from '../../orders/liveOrders.ts';
import { invalid } from '../../platform/http/errors.ts';
import { flag, id, line, text } from '../../platform/http/validation.ts';
import { defineResource, type ReadContext } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { anywhere, byCode, byId } from '../../platform/lists/filters.ts';
import { listOwnCenters } from './centers.cabinet.ts';
import { askForCommission, refuseWhileCommissionWaits } from './centers.commission.ts';
import { centerImports } from './centers.imports.ts';
import { inviteCenter, readCenterInvitation } from './centers.invitations.ts';
import { listOwnCenterInvitations, withdrawCenterInvitation } from './centers.issuedInvitations.ts';
import { registerCenter } from './centers.registration.ts';

type CenterBody = Pick<StaffCenter, 'name' | 'email'> &
  Partial<
    Pick<
      StaffCenter,
      | 'phone'
      | 'kontact_name'
      | 'kontact_phone'
      | 'city'
      | 'description'
      | 'sale'
      | 'is_sell_individuals'
      | 'is_sell_entities'
      | 'show_main'
    >
  >;

const phone = Joi.string()
  .trim()
  .empty('')
  .allow(null)
  .custom((value: string, helpers) =>
    isPhone(value) ? normalPhone(value) : helpers.message({ custom: 'Введите корректный номер телефона' }),
  );

const centerBody = Joi.object<CenterBody>({
  name: line(200).min(2).required(),
  email: text({
    required: 'Обязательное поле',
    format: { test: isEmail, message: 'Введите корректную электронную почту' },
  }).lowercase(),
  phone,
  kontact_name: line(150).allow(null, ''),
  kontact_phone: phone,
  city: line(100).allow(null, ''),
  description: line(4000).allow(null, ''),
  sale: Joi.number().min(0).max(100).precision(2),
  is_sell_individuals: flag,
  is_sell_entities: flag,
  show_main: flag,
});

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
      const center = await Center.create(body, { transaction });
      if (sale !== undefined) await askForCommission(center, sale, actor, transaction);
      return center;
    },
  },
  update: {
    allow: 'centers.edit',
    body: centerBody,
    run: async ({ actor, row, body: { sale, ...body }, transaction }) => {
      row.set(body);
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
      run: ({ row, transaction }) => refuseWhileCommissionWaits(row, transaction),
    },
    reject: { allow: 'centers.reject' },
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
    listOwnCenters,
    inviteCenter,
    readCenterInvitation,
    listOwnCenterInvitations,
    withdrawCenterInvitation,
  ],
});

async function presentCenters(
  rows: Center[],
  { transaction }: ReadContext<SignedInUser>,
): Promise<Omit<StaffCenter, 'available_transitions'>[]> {
  const ids = rows.map(({ id }) => id);
  const asked = await waitingAmong('COMMISSION', 'centers', ids, transaction);
  const managerOf = await managersOf(rows, transaction);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    kontact_name: row.kontact_name,
    kontact_phone: row.kontact_phone,
    city: row.city,
    description: row.description,
    sale: row.sale,
    sale_asked: asked.has(row.id) ? Number(asked.get(row.id)?.after.sale) : null,
    is_sell_individuals: row.is_sell_individuals,
    is_sell_entities: row.is_sell_entities,
    show_main: row.show_main,
    manager_id: row.manager_id,
    manager_name: managerOf(row),
    status: row.status,
    approve: row.approve,
    suspended_at: secondsOf(row.suspended_at),
    ...stampsOf(row),
  }));
}

import type { StaffIndividual } from '@odonta/api/contract';
import { Individual } from '@odonta/db/models';
import { individualLifecycle, individualStatuses } from '@odonta/db/vocabulary/identity/individual.ts';
import { maskEmail, maskPhone, maskText, personMasks } from '@odonta/db/vocabulary/masks.ts';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';
import { refuseWithLiveOrders } from '../../orders/liveOrders.ts';
import { invalid } from '../../platform/http/errors.ts';
import type { ReadContext } from '../../platform/kit/resource.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { anywhere, byCode, byId, isTrue } from '../../platform/lists/filters.ts';
import { endSessions } from '../sessions/accountSessions.ts';
import { staffAudience } from '../sessions/audiences.ts';
import type { SignedInUser } from '../sessions/userSessions.ts';
import { managersOf } from '../users/managersOf.ts';
import { mergingOfIndividuals } from './individuals.merging.ts';
import { changeOwnData } from './individuals.own.ts';
import { phoneSignInEndpoints } from './individuals.phone.ts';
import { registerIndividual } from './individuals.registration.ts';
import { revealIndividual } from './individuals.reveal.ts';
import { type IndividualBody, individualBody } from './individuals.schema.ts';

export const individualsForStaff = defineResource({
  name: 'individuals',
  aliases: ['/individual/adm'],
  audience: staffAudience,
  model: Individual,
  rows: () => ({}),
  present: presentIndividuals,
  personal: {
    ...personMasks,
    interests: maskText,
  },
  searched: {
    title: ['last_name', 'first_name', 'middle_name'],
    // How to reach a buyer is revealed one at a time, and written down.
    detail: ['city'],
    words: ['last_name', 'first_name', 'middle_name'],
    phones: ['phone'],
    emails: ['email'],
  },
  merges: mergingOfIndividuals,
  list: {
    allow: 'individuals.list',
    filters: {
      id: byId(),
      q: anywhere('last_name', 'first_name', 'phone', 'email', 'city'),
      status: byCode('status', individualStatuses),
      manager_id: byId('manager_id'),
      is_student: isTrue('is_student'),
    },
    sort: ['id', 'last_name', 'city', 'status', 'created_at'],
    facets: ['status'],
  },
  read: { allow: 'individuals.show' },
  create: {
    allow: 'individuals.create',
    body: individualBody,
    run: async ({ body, transaction }) => {
      await refuseClashes(body, null, transaction);
      return Individual.create({ ...body, ...phoneOf(body) }, { transaction });
    },
  },
  update: {
    allow: 'individuals.edit',
    body: individualBody,
    run: async ({ row, body, transaction }) => {
      const { phone, email } = row;
      await refuseClashes({ phone, email, ...body }, row.id, transaction);
      if (body.email !== undefined) await shutOut({ row, transaction }, 'PASSWORD');
      row.set({ ...body, ...phoneOf(body) });
      // A phone typed by staff proves nothing: the bonuses of a phone belong to the receiver of its code.
      if (row.changed('phone')) row.set({ phone_proved_at: null });
    },
  },
  remove: {
    allow: 'individuals.delete',
    run: async ({ row, transaction }) => {
      await refuseWithLiveOrders({ individual_id: row.id }, transaction);
      await shutOut({ row, transaction });
    },
  },
  export: {
    allow: 'individuals.export',
    columns: [
      'id',
      'last_name',
      'first_name',
      'city',
      { field: 'is_student', title: 'Студент', value: ({ is_student }) => (is_student ? 'да' : 'нет') },
      { field: 'status', title: 'Статус', value: ({ status }) => individualStatuses[status].label },
      { field: 'created_at', value: ({ created_at }) => formatMoment(created_at) },
    ],
  },
  lifecycle: individualLifecycle,
  transitions: {
    block: { allow: 'individuals.block', run: (action) => shutOut(action) },
    unblock: { allow: 'individuals.block' },
  },
  refersTo: [
    {
      of: 'specializations',
      column: 'specializations',
      counted: ['покупатель', 'покупателя', 'покупателей'],
      isList: true,
      isVersioned: true,
    },
  ],
  endpoints: ({ resource, secret, limiter }) => [
    ...phoneSignInEndpoints(secret, limiter),
    registerIndividual,
    revealIndividual,
    changeOwnData(resource),
  ],
});

async function shutOut(
  { row, transaction }: { row: Individual; transaction: Transaction },
  because: 'BLOCKED' | 'PASSWORD' = 'BLOCKED',
): Promise<void> {
  await endSessions({ audience: 'individual', id: row.id }, because, transaction);
}

const phoneOf = ({ phone }: Partial<IndividualBody>) =>
  phone === undefined ? {} : { phone: phone && normalPhone(phone) };

async function refuseClashes(
  { phone = null, email = null }: Partial<IndividualBody>,
  ownId: number | null,
  transaction: Transaction,
): Promise<void> {
  if (!phone && !email) throw invalid({ email: 'Нужна почта или телефон: по ним входят' });
  const others = ownId === null ? {} : { id: { [Op.ne]: ownId } };
  const isTaken = async (where: { phone: string } | { email: string }) =>
    (await Individual.count({ where: { ...where, ...others }, transaction })) > 0;
  if (email && (await isTaken({ email }))) throw invalid({ email: 'Эта почта уже занята' });
  if (phone && (await isTaken({ phone: normalPhone(phone) })))
    throw invalid({ phone: 'Этот телефон уже занят' });
}

async function presentIndividuals(
  rows: Individual[],
  { transaction }: ReadContext<SignedInUser>,
): Promise<Omit<StaffIndividual, 'available_transitions'>[]> {
  const managerOf = await managersOf(rows, transaction);
  return rows.map((row) => ({
    id: row.id,
    last_name: row.last_name,
    first_name: row.first_name,
    middle_name: row.middle_name,
    phone: row.phone && maskPhone(row.phone),
    email: row.email && maskEmail(row.email),
    city: row.city,
    is_student: row.is_student,
    theme: row.theme,
    interests: row.interests,
    specializations: row.specializations,
    manager_id: row.manager_id,
    manager_name: managerOf(row),
    bitrix_id: row.bitrix_id,
    status: row.status,
    ...stampsOf(row),
  }));
}

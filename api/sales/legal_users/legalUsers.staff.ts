import { LegalMember, LegalUser } from '@odonta/db/models';
import { kppOfEntrepreneur } from '@odonta/db/vocabulary/identity/registrationForms.ts';
import { maskEmail, maskName, maskPhone } from '@odonta/db/vocabulary/masks.ts';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import { normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { legalUserLifecycle, legalUserStatuses } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import type { Transaction } from 'sequelize';
import { endSessions } from '../../identity/sessions/accountSessions.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import { refuseWithLiveOrders } from '../../orders/liveOrders.ts';
import { invalid } from '../../platform/http/errors.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anywhere, byCode, byId } from '../../platform/lists/filters.ts';
import { refuseBankOf } from '../../platform/requisites/requisites.ts';
import { presentLegalUsers } from './legalUsers.presenter.ts';
import { refuseKnownCompany, registerLegalUser } from './legalUsers.registration.ts';
import { creditBody, legalUserBody, newLegalUserBody } from './legalUsers.schema.ts';

export const legalUsersForStaff = defineResource({
  name: 'legal_users',
  aliases: ['/legal/adm'],
  audience: staffAudience,
  model: LegalUser,
  rows: () => ({}),
  include: [{ model: LegalMember, as: 'members', separate: true, order: [['id', 'ASC']] }],
  present: presentLegalUsers,
  personal: {
    director_name: maskName,
    owner_name: maskName,
    owner_email: maskEmail,
    owner_phone: maskPhone,
  },
  searched: {
    title: ['name'],
    detail: ['inn', 'address'],
    words: ['name'],
    taxNumbers: ['inn'],
  },
  list: {
    allow: 'legal_users.list',
    filters: {
      id: byId(),
      q: anywhere('name', 'inn', 'address'),
      status: byCode('status', legalUserStatuses),
      manager_id: byId('manager_id'),
    },
    sort: ['id', 'name', 'inn', 'status', 'created_at'],
    facets: ['status'],
  },
  read: { allow: 'legal_users.show' },
  create: {
    allow: 'legal_users.create',
    body: newLegalUserBody,
    run: async ({ body: { owner_name, owner_email, owner_phone, ...company }, transaction }) => {
      await refuseCompany({ kpp: null, ...company }, null, transaction);
      refuseBankOf({ ...noBank, ...company });
      const taken = await LegalMember.count({ where: { email: owner_email }, transaction });
      if (taken > 0) throw invalid({ owner_email: 'Эта почта уже занята' });
      const row = await LegalUser.create(company, { transaction });
      const phone = owner_phone ? normalPhone(owner_phone) : null;
      const owner = { name: owner_name, email: owner_email, phone };
      await LegalMember.create({ ...owner, legal_user_id: row.id }, { transaction });
      return row;
    },
  },
  update: {
    allow: 'legal_users.edit',
    body: legalUserBody,
    run: async ({ row, body, transaction }) => {
      const { inn, kpp } = { inn: row.inn, kpp: row.kpp, ...body };
      await refuseCompany({ inn, kpp }, row.id, transaction);
      const { pay_bic, pay_rs, pay_ks } = row;
      refuseBankOf({ pay_bic, pay_rs, pay_ks, ...body });
      // The verified number was the one before.
      if (body.inn !== undefined) row.verified_at = null;
      row.set(body);
    },
  },
  remove: {
    allow: 'legal_users.delete',
    run: async ({ row, transaction }) => {
      await refuseWithLiveOrders({ legal_user_id: row.id }, transaction);
      await shutOut({ row, transaction });
    },
  },
  export: {
    allow: 'legal_users.export',
    columns: [
      'id',
      'name',
      'inn',
      'kpp',
      'owner_email',
      'credit_limit',
      'payment_days',
      { field: 'status', title: 'Статус', value: ({ status }) => legalUserStatuses[status].label },
    ],
  },
  lifecycle: legalUserLifecycle,
  transitions: {
    verify: {
      allow: 'legal_users.verify',
      when: ({ verified_at }) => verified_at === null,
      run: ({ row }) => row.set('verified_at', new Date()),
    },
    set_credit: staffTransition(LegalUser, creditBody, {
      allow: 'legal_users.set_credit',
      run: ({ row, body: { credit_limit, payment_days } }) => {
        row.set({ credit_limit: kopecksOf(credit_limit), payment_days });
      },
    }),
    block: { allow: 'legal_users.block', run: shutOut },
    unblock: { allow: 'legal_users.block' },
  },
  endpoints: () => [registerLegalUser],
});

const noBank = { pay_bic: null, pay_rs: null, pay_ks: null };

/** Ends the sessions of all members of the company; its status prevents new ones. */
async function shutOut({ row, transaction }: { row: LegalUser; transaction: Transaction }): Promise<void> {
  const members = await LegalMember.findAll({ where: { legal_user_id: row.id }, transaction });
  for (const { id } of members) await endSessions({ audience: 'legal', id }, 'BLOCKED', transaction);
}

async function refuseCompany(
  company: { inn: string; kpp: string | null },
  ownId: number | null,
  transaction: Transaction,
): Promise<void> {
  const { inn, kpp } = company;
  if (kpp && inn.length === 12) throw invalid({ kpp: kppOfEntrepreneur });
  await refuseKnownCompany({ inn, kpp }, ownId, transaction);
}

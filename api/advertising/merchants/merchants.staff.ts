import type { StaffMerchant } from '@odonta/api/contract';
import { Merchant } from '@odonta/db/models';
import {
  merchantLifecycle,
  merchantStatuses,
} from '@odonta/db/vocabulary/advertising/merchants/merchantLifecycle.ts';
import { maskEmail, maskName, maskPhone, maskText } from '@odonta/db/vocabulary/masks.ts';
import { formatPhone, normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { stampsOf } from '../../platform/kit/stamps.ts';
import { anywhere, byCode, byId } from '../../platform/lists/filters.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { renewDisputes } from '../related_leads/settling.ts';
import { refuseWithMoney } from './deleting.ts';
import { merchantApproved, merchantRejected, merchantSuspended } from './merchants.letters.ts';
import { refuseMerchant } from './merchants.refusals.ts';
import { merchantBody } from './merchants.schema.ts';
import { openLogin } from './openLogin.ts';

export const merchantsForStaff = defineResource({
  name: 'merchants',
  aliases: ['/merchants'],
  audience: staffAudience,
  model: Merchant,
  rows: () => ({}),
  present: presentMerchants,
  personal: { kontact_name: maskName, phone: maskPhone, email: maskEmail, address: maskText },
  searched: {
    title: ['name'],
    detail: ['inn'],
    words: ['name'],
    taxNumbers: ['inn'],
  },
  list: {
    allow: 'merchants.list',
    filters: {
      id: byId(),
      q: anywhere('name', 'inn'),
      status: byCode('status', merchantStatuses),
    },
    sort: ['id', 'name', 'inn', 'status', 'created_at'],
    facets: ['status'],
  },
  read: { allow: 'merchants.show' },
  create: {
    allow: 'merchants.create',
    body: merchantBody,
    run: async ({ body: { phone, ...body }, transaction }) => {
      const merchant = Merchant.build({ ...body, phone: normalPhone(phone) });
      await refuseMerchant(merchant, transaction);
      return merchant.save({ transaction });
    },
  },
  update: {
    allow: 'merchants.edit',
    body: merchantBody,
    run: async ({ row, body: { phone, ...body }, transaction }) => {
      row.set({ ...body, ...(phone !== undefined && { phone: normalPhone(phone) }) });
      await refuseMerchant(row, transaction);
    },
  },
  remove: { allow: 'merchants.delete', run: ({ row, transaction }) => refuseWithMoney(row, transaction) },
  export: {
    allow: 'merchants.export',
    columns: [
      'id',
      'name',
      'inn',
      'kpp',
      'kontact_name',
      { field: 'phone', value: ({ phone }) => formatPhone(phone) },
      'email',
      { field: 'status', value: ({ status }) => merchantStatuses[status].label },
      { field: 'created_at', value: ({ created_at }) => formatMoment(created_at) },
    ],
  },
  lifecycle: merchantLifecycle,
  transitions: {
    approve: {
      allow: 'merchants.approve',
      run: async ({ row, transaction }) => {
        await openLogin(row, transaction);
        await writeLetter(merchantApproved(row), transaction);
      },
      effects: ({ row, transaction }) => renewDisputes(row.id, transaction),
    },
    reject: {
      allow: 'merchants.reject',
      run: ({ row, reason, transaction }) => writeLetter(merchantRejected(row, reason ?? ''), transaction),
    },
    suspend: {
      allow: 'merchants.suspend',
      run: ({ row, reason, transaction }) => writeLetter(merchantSuspended(row, reason ?? ''), transaction),
    },
  },
});

async function presentMerchants(rows: Merchant[]): Promise<Omit<StaffMerchant, 'available_transitions'>[]> {
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    inn: row.inn,
    kpp: row.kpp,
    address: row.address,
    brands: row.brands,
    site: row.site,
    kontact_name: row.kontact_name,
    phone: row.phone,
    email: row.email,
    status: row.status,
    ...stampsOf(row),
  }));
}

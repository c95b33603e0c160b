import { Voucher } from '@odonta/db/models';
import { voucherLifecycle, voucherStatuses } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import { maskEmail, maskName, maskPhone, maskText } from '@odonta/db/vocabulary/masks.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { contact } from '../../orders/orders.filters.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { byCode, byId, over, since, until } from '../../platform/lists/filters.ts';
import { dropUnpaidVouchers, expireVouchers, notifyOfEndingVouchers, sendDueVouchers } from './clock.ts';
import { sendVoucher } from './sending.ts';
import { presentVouchers } from './vouchers.presenter.ts';

/** Gift vouchers. They are bought on the site alone, and staff never see a code. */
export const vouchersForStaff = defineResource({
  name: 'vouchers',
  audience: staffAudience,
  model: Voucher,
  rows: () => ({}),
  present: presentVouchers,
  personal: {
    buyer_name: maskName,
    recipient_name: maskName,
    email: maskEmail,
    recipient_email: maskEmail,
    phone: maskPhone,
    message: maskText,
  },
  list: {
    allow: 'bonus_accounts.list',
    filters: {
      id: byId(),
      q: contact('buyer_name', 'recipient_name', 'email', 'recipient_email', 'phone'),
      status: byCode('status', voucherStatuses),
      has_balance: over('balance', 0),
      created_from: since('created_at'),
      created_to: until('created_at'),
    },
    sort: ['id', 'created_at', 'valid_until', 'sum', 'balance', 'status'],
    facets: ['status'],
  },
  read: { allow: 'bonus_accounts.show' },
  export: {
    allow: 'bonus_accounts.export',
    columns: [
      'id',
      { field: 'created_at', value: ({ created_at }) => formatMoment(created_at) },
      { field: 'status', value: ({ status }) => voucherStatuses[status].label },
      { field: 'sum', title: 'Сумма, ₽' },
      { field: 'balance', title: 'Остаток, ₽' },
      'buyer_name',
      { field: 'phone', title: 'Телефон', value: ({ phone }) => formatPhone(phone) },
      { field: 'email', title: 'Почта' },
      'recipient_name',
      { field: 'valid_until', value: ({ valid_until }) => valid_until && formatMoment(valid_until) },
    ],
  },
  lifecycle: voucherLifecycle,
  transitions: {
    pay: 'notOfStaff',
    drop: 'notOfStaff',
    expire: 'notOfStaff',
    revive: 'notOfStaff',
    revive_blocked: 'notOfStaff',
    block: {
      allow: 'bonus_accounts.approve_over',
      run: ({ row, reason }) => {
        row.block_reason = reason;
      },
    },
    unblock: {
      allow: 'bonus_accounts.approve_over',
      run: ({ row }) => {
        row.block_reason = null;
      },
    },
    resend: {
      allow: 'bonus_accounts.approve_over',
      when: ({ sent_at, balance }) => sent_at !== null && balance > 0,
      run: ({ row, transaction }) => sendVoucher(row, transaction),
    },
  },
  schedule: [
    { name: 'send_due_vouchers', every: 'minute', work: () => sendDueVouchers() },
    { name: 'drop_unpaid_vouchers', every: 'minute', work: () => dropUnpaidVouchers() },
    { name: 'expire_vouchers', every: 'hour', work: () => expireVouchers() },
    { name: 'notify_of_ending_vouchers', every: 'hour', work: () => notifyOfEndingVouchers() },
  ],
});

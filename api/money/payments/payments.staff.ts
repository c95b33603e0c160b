import { deletePaymentNotifications, Payment } from '@odonta/db/models';
import { paymentLifecycle } from '@odonta/db/vocabulary/money/payments/paymentLifecycle.ts';
import { paymentChannels, paymentMethods } from '@odonta/db/vocabulary/orders/order.ts';
import { registrationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { formatDate, formatMoment } from '@odonta/db/vocabulary/time.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { takeBankNotification } from './notices.open.ts';
import { ofCenters, paymentFilters } from './payments.filters.ts';
import { presentPayments } from './payments.presenter.ts';
import { closeCourses } from './receipts/closeCourses.ts';
import { queueAgain, sendReceipts } from './receipts/sendReceipts.ts';
import { reconcile } from './reconcile.ts';

/** Attempts to pay. Sums cannot be edited: they come from the bank. */
export const paymentsForStaff = defineResource({
  name: 'payments',
  audience: staffAudience,
  model: Payment,
  rows: (staff, scope) => (scope === 'own' ? ofCenters(staff.managed_center_ids) : {}),
  present: presentPayments,
  list: {
    allow: 'payments.list',
    filters: paymentFilters,
    sort: ['id', 'created_at', 'sum', 'status', 'finished_at'],
    facets: ['status'],
  },
  read: { allow: 'payments.show' },
  export: {
    allow: 'payments.export',
    columns: [
      'id',
      { field: 'created_at', value: ({ created_at }) => formatMoment(created_at) },
      { field: 'orders', value: ({ orders }) => orders.map(({ number }) => number).join(', ') },
      { field: 'method', value: ({ method }) => paymentMethods[method] },
      { field: 'channel', value: ({ channel }) => paymentChannels[channel] },
      { field: 'sum', title: 'Сумма, ₽' },
      { field: 'captured_sum', title: 'Получено, ₽' },
      { field: 'refunded_sum', title: 'Возвращено, ₽' },
      { field: 'status', value: ({ status }) => registrationStatuses[status].label },
      'provider_payment_id',
      'provider_status',
      { field: 'document_number', title: '№ п/п' },
      {
        field: 'document_date',
        title: 'Дата п/п',
        value: ({ document_date }) => (document_date ? formatDate(document_date) : null),
      },
      'error_text',
      { field: 'finished_at', value: ({ finished_at }) => (finished_at ? formatMoment(finished_at) : null) },
    ],
  },
  lifecycle: paymentLifecycle,
  transitions: {
    // The bank is never called while a row is locked: both transitions make the job check at once, on any node.
    sync: {
      allow: 'payments.sync',
      when: isByCard,
      run: async ({ row, transaction }) => {
        row.next_look_at = new Date();
        await queueAgain(row.id, transaction);
      },
    },
    void: {
      allow: 'payments.void',
      when: (row) => isByCard(row) && row.finished_at === null && row.void_asked_at === null,
      run: ({ row }) => {
        row.set({ void_asked_at: new Date(), next_look_at: new Date() });
      },
    },
    hold: 'notOfStaff',
    capture: 'notOfStaff',
    decline: 'notOfStaff',
    drop: 'notOfStaff',
    refund_part: 'notOfStaff',
    refund_whole: 'notOfStaff',
    detach: 'notOfStaff',
  },
  endpoints: () => [takeBankNotification],
  schedule: [
    {
      name: 'reconcile_payments',
      pauseMs: 1000,
      because: 'a buyer waits on his page for the word of the bank, whose notice may be lost',
      work: reconcile,
    },
    {
      name: 'send_receipts',
      pauseMs: 5000,
      because: 'the law wants the receipt with the payment',
      work: sendReceipts,
    },
    { name: 'close_courses', every: 'minute', work: () => closeCourses() },
    { name: 'delete_payment_notices', every: 'hour', work: deletePaymentNotifications },
  ],
});

function isByCard({ method }: Payment): boolean {
  return method === 'CARD';
}

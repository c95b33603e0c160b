import { Payment } from '@odonta/db/models';
import { paymentLifecycle } from '@odonta/db/vocabulary/money/payments/paymentLifecycle.ts';
import { paymentChannels, paymentMethods } from '@odonta/db/vocabulary/orders/order.ts';
import { registrationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { formatDate, formatMoment } from '@odonta/db/vocabulary/time.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { ofCenters, paymentFilters } from './payments.filters.ts';
import { presentPayments } from './payments.presenter.ts';
import { queueAgain } from './receipts/sendReceipts.ts';

/** Attempts to pay. Nobody edits a sum: it comes from the bank. */
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
      { field: 'id', title: '№', value: ({ id }) => id },
      { field: 'created_at', title: 'Создан', value: ({ created_at }) => formatMoment(created_at) },
      {
        field: 'orders',
        title: 'Заказы',
        value: ({ orders }) => orders.map(({ number }) => number).join(', '),
      },
      { field: 'method', title: 'Способ', value: ({ method }) => paymentMethods[method] },
      { field: 'channel', title: 'Чем оплачено', value: ({ channel }) => paymentChannels[channel] },
      { field: 'sum', title: 'Сумма, ₽', value: ({ sum }) => sum },
      { field: 'captured_sum', title: 'Получено, ₽', value: ({ captured_sum }) => captured_sum },
      { field: 'refunded_sum', title: 'Возвращено, ₽', value: ({ refunded_sum }) => refunded_sum },
      { field: 'status', title: 'Статус', value: ({ status }) => registrationStatuses[status].label },
      {
        field: 'provider_payment_id',
        title: '№ в банке',
        value: ({ provider_payment_id }) => provider_payment_id,
      },
      {
        field: 'provider_status',
        title: 'Статус в банке',
        value: ({ provider_status }) => provider_status,
      },
      { field: 'document_number', title: '№ п/п', value: ({ document_number }) => document_number },
      {
        field: 'document_date',
        title: 'Дата п/п',
        value: ({ document_date }) => (document_date ? formatDate(document_date) : null),
      },
      { field: 'error_text', title: 'Ошибка', value: ({ error_text }) => error_text },
      {
        field: 'finished_at',
        title: 'Завершён',
        value: ({ finished_at }) => (finished_at ? formatMoment(finished_at) : null),
      },
    ],
  },
  lifecycle: paymentLifecycle,
  moves: {
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
    hold: 'not by this door',
    capture: 'not by this door',
    decline: 'not by this door',
    drop: 'not by this door',
    refund_part: 'not by this door',
    refund_whole: 'not by this door',
    detach: 'not by this door',
  },
});

function isByCard({ method }: Payment): boolean {
  return method === 'CARD';
}

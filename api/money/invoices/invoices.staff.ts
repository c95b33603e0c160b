import { Invoice, Order } from '@odonta/db/models';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { maskEmail } from '@odonta/db/vocabulary/masks.ts';
import { shortDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import { invoiceKinds } from '@odonta/db/vocabulary/money/invoices/invoiceKinds.ts';
import { invoiceLifecycle, invoicePurposes } from '@odonta/db/vocabulary/money/invoices/invoiceLifecycle.ts';
import { accountStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { literal, Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { ofClientsOrders } from '../../orders/clients/ofClient.ts';
import { lockOrder } from '../../orders/transition.ts';
import { invalid } from '../../platform/http/errors.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anywhere, byCode, byId, sinceDay, untilDay } from '../../platform/lists/filters.ts';
import { orSayWhere } from '../platform_requisites/ownRequisites.ts';
import { changeInvoice } from './changing.ts';
import { closeInvoices } from './closeInvoices.ts';
import { contractOf } from './contracting.ts';
import { staffInvoiceDocuments } from './invoices.documents.ts';
import { invoiceEndpoints } from './invoices.open.ts';
import { invoiceBody, invoiceChanges, refundBody, transferBody } from './invoices.schema.ts';
import { presentInvoices } from './invoices.staff.presenter.ts';
import { issueInvoice } from './issueInvoice.ts';
import { lockPaid } from './lockPaid.ts';
import { payInvoice } from './payInvoice.ts';
import { sendPaymentOrder } from './paymentOrders.open.ts';
import { remindInvoices } from './remindInvoices.ts';
import { refundedTo } from './transitionInvoice.ts';

export const invoicesForStaff = defineResource({
  name: 'invoices',
  audience: staffAudience,
  model: Invoice,
  rows: (staff, scope) => (scope === 'own' ? ownInvoices(staff) : {}),
  include: [{ model: Order, as: 'order', paranoid: false }],
  present: presentInvoices,
  personal: { email: maskEmail },
  list: {
    allow: 'invoices.list',
    filters: {
      id: byId(),
      q: anywhere('payer_name', 'payer_inn', 'email'),
      number: byId('number'),
      status: byCode('status', accountStatuses),
      kind: byCode('kind', invoiceKinds),
      purpose: byCode('purpose', invoicePurposes),
      order_id: byId('order_id'),
      center_id: byId('center_id'),
      legal_user_id: byId('legal_user_id'),
      client: ofClientsOrders((ofOrders, key) => {
        const ofCompany = key.kind === 'company' ? ` or legal_user_id = ${key.id}` : '';
        return { id: { [Op.in]: literal(`(select id from invoices where ${ofOrders}${ofCompany})`) } };
      }),
      issued_from: sinceDay('issue_date'),
      issued_to: untilDay('issue_date'),
      due_to: untilDay('due_date'),
    },
    sort: ['id', 'number', 'issue_date', 'due_date', 'payer_name', 'total', 'status'],
    facets: ['status'],
  },
  read: { allow: 'invoices.show' },
  create: {
    allow: 'invoices.create',
    body: invoiceBody,
    run: async ({ actor, body, transaction }) => {
      const order = await Order.findOne({ where: { number: body.order_number }, transaction });
      if (!order || !isDelivered(actor, order)) throw invalid({ order_number: 'Заказ не найден' });
      const locked = await lockOrder({ id: order.id }, transaction);
      const open = await Invoice.count({ where: { order_id: order.id, status: 'PREPARE' }, transaction });
      if (open > 0)
        throw invalid({ order_number: 'По заказу уже есть неоплаченный счёт: сначала отмените его' });
      const { payer_name: name, payer_inn: inn, payer_kpp: kpp = null, payer_address: address = null } = body;
      const payer = { name, inn, kpp, address };
      const contract = await contractOf(locked, payer, transaction);
      return orSayWhere(issueInvoice(locked, payer, transaction, { contract }));
    },
  },
  update: {
    allow: 'invoices.edit',
    body: invoiceChanges,
    run: ({ row, body, transaction }) => changeInvoice(row, body, transaction),
  },
  export: {
    allow: 'invoices.export',
    columns: [
      { field: 'kind', value: ({ kind }) => invoiceKinds[kind] },
      { field: 'number', title: '№' },
      { field: 'issue_date', title: 'Дата', value: ({ issue_date }) => shortDay(issue_date) },
      'seller_name',
      { field: 'purpose', value: ({ purpose }) => invoicePurposes[purpose] },
      'order_number',
      'prod_name',
      'payer_name',
      { field: 'payer_inn', title: 'ИНН' },
      { field: 'payer_kpp', title: 'КПП' },
      { field: 'total', title: 'Сумма, ₽' },
      { field: 'vat', title: 'НДС, ₽' },
      { field: 'paid_sum', title: 'Оплачено, ₽' },
      { field: 'due_date', title: 'Срок', value: ({ due_date }) => shortDay(due_date) },
      { field: 'status', value: ({ status }) => accountStatuses[status].label },
    ],
  },
  lifecycle: invoiceLifecycle,
  transitions: {
    mark_paid: staffTransition(Invoice, transferBody, {
      allow: 'invoices.mark_paid',
      idempotent: true,
      lock: lockPaid,
      run: async ({ row, body: { sum, ...document }, actor, origin, transaction }) => {
        const acting = { by: staffAudience.auditActor(actor), origin };
        const transfer = { ...document, sum: Math.round(sum * 100) };
        return (await payInvoice(row, transfer, acting, transaction)).end;
      },
    }),
    waive: 'notOfStaff',
    realise: { allow: 'invoices.realise', when: isOfOrder },
    close: { allow: 'invoices.close' },
    unmatch: 'notOfStaff',
    cancel: { allow: 'invoices.cancel', when: ({ paid_sum }) => paid_sum === 0 },
    reject: { allow: 'invoices.reject', when: ({ paid_sum }) => paid_sum === 0 },
    refund: staffTransition(Invoice, refundBody, {
      allow: 'invoices.refund',
      when: isOfOrder,
      run: ({ row, body: { sum } }) => {
        const refunded_sum = row.refunded_sum + Math.round(sum * 100);
        if (refunded_sum > row.paid_sum) throw invalid({ sum: 'Больше, чем было оплачено' });
        row.set({ refunded_sum });
        return refundedTo(row, refunded_sum);
      },
    }),
  },
  endpoints: ({ resource }) => [...staffInvoiceDocuments(resource), ...invoiceEndpoints, sendPaymentOrder],
  schedule: [
    {
      name: 'close_invoices',
      pauseMs: 5000,
      because: 'seats behind an invoice are free when its last day is over',
      work: () => closeInvoices(),
    },
    { name: 'remind_invoices', every: 'minute', work: () => remindInvoices() },
  ],
});

/** A top-up returns from the balance by a withdrawal. */
function isOfOrder({ order_id }: Invoice): boolean {
  return order_id !== null;
}

/**
 * The own invoices are those of the own centres and of the own orders, besides the top-ups of trading organisations for staff who
 * keep those, and the top-ups of everybody for staff who sell banners.
 */
function ownInvoices(staff: SignedInUser) {
  const ofOwnOrders = literal(`(select id from orders where manager_id = ${Number(staff.id)})`);
  const mayEverywhere = (right: Right) => staffAudience.allows(staff, right) === 'all';
  const asksForTopUps =
    mayEverywhere('marketing_balances.topup_invoice') && mayEverywhere('banner_campaigns.list');
  return {
    [Op.or]: [
      { center_id: { [Op.in]: [...staff.managed_center_ids] } },
      { order_id: { [Op.in]: ofOwnOrders } },
      ...(asksForTopUps ? [{ purpose: 'TOPUP' }] : []),
      ...(mayEverywhere('merchants.edit') ? [{ purpose: 'TOPUP', merchant_id: { [Op.ne]: null } }] : []),
    ],
  };
}

function isDelivered(actor: SignedInUser, { center_id, manager_id }: Order): boolean {
  if (staffAudience.allows(actor, 'invoices.create') === 'all') return true;
  return actor.managed_center_ids.includes(center_id) || manager_id === actor.id;
}

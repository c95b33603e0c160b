import { AccountingDoc, Invoice, Order } from '@odonta/db/models';
import { shortDay } from '@odonta/db/vocabulary/documents/days.ts';
import {
  accountingDocLifecycle,
  accountingDocStatuses,
  type ClosingKind,
  closingKinds,
} from '@odonta/db/vocabulary/invoices/accountingDocLifecycle.ts';
import { maskEmail } from '@odonta/db/vocabulary/masks.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { Op } from 'sequelize';
import { invalid } from '../../http/errors.ts';
import { id } from '../../http/validation.ts';
import { draftDoc, issueDoc } from '../../invoices/closingDocs.ts';
import { defineResource } from '../../kit/resource.ts';
import { anyOf, anywhere, byId, sinceDay, untilDay } from '../../lists/filters.ts';
import { staffDoor } from '../../sessions/doors.ts';
import { presentAccountingDocs } from './accountingDocs.presenter.ts';

/** Acts and УПД: those issued and not yet signed are the register of missing originals. */
export const accountingDocsForStaff = defineResource({
  name: 'accounting_docs',
  door: staffDoor,
  model: AccountingDoc,
  rows: (staff, reach) => (reach === 'own' ? { center_id: { [Op.in]: [...staff.managed_center_ids] } } : {}),
  include: [
    { model: Invoice, as: 'invoice', paranoid: false },
    { model: Order, as: 'order', paranoid: false },
  ],
  present: presentAccountingDocs,
  personal: { email: maskEmail },
  list: {
    allow: 'accounting_docs.list',
    filters: {
      id: byId(),
      q: anywhere('payer_name', 'payer_inn', 'email'),
      number: byId('number'),
      kind: anyOf('kind', Joi.string().valid(...Object.keys(closingKinds))),
      status: anyOf('status', Joi.string().valid(...Object.keys(accountingDocStatuses))),
      invoice_id: byId('invoice_id'),
      center_id: byId('center_id'),
      legal_user_id: byId('legal_user_id'),
      dated_from: sinceDay('date'),
      dated_to: untilDay('date'),
    },
    sort: ['id', 'number', 'date', 'payer_name', 'total', 'status'],
    facets: ['status'],
  },
  read: { allow: 'accounting_docs.show' },
  create: {
    allow: 'accounting_docs.create',
    body: Joi.object<{ invoice_id: number }>({ invoice_id: id.required() }),
    run: async ({ body: { invoice_id }, transaction }) => {
      const lock = transaction.LOCK.NO_KEY_UPDATE;
      const invoice = await Invoice.findByPk(invoice_id, { lock, transaction });
      if (!invoice) throw invalid({ invoice_id: 'Счёт не найден' });
      const where = { invoice_id, status: { [Op.ne]: 'CANCELED' as const } };
      if ((await AccountingDoc.count({ where, transaction })) > 0)
        throw invalid({ invoice_id: 'По счёту уже есть документ: сначала аннулируйте его' });
      return draftDoc(invoice, moscowDay(new Date()), transaction);
    },
  },
  export: {
    allow: 'accounting_docs.export',
    columns: [
      { field: 'kind', title: 'Документ', value: ({ kind }) => closingKinds[kind as ClosingKind] },
      { field: 'number', title: '№', value: ({ number }) => number },
      { field: 'date', title: 'Дата', value: ({ date }) => date && shortDay(date) },
      { field: 'invoice_number', title: 'Счёт', value: ({ invoice_number }) => invoice_number },
      { field: 'order_number', title: 'Заказ', value: ({ order_number }) => order_number },
      { field: 'payer_name', title: 'Заказчик', value: ({ payer_name }) => payer_name },
      { field: 'payer_inn', title: 'ИНН', value: ({ payer_inn }) => payer_inn },
      { field: 'total', title: 'Сумма, ₽', value: ({ total }) => total },
      { field: 'status', title: 'Статус', value: ({ status }) => accountingDocStatuses[status].label },
    ],
  },
  lifecycle: accountingDocLifecycle,
  moves: {
    issue: { allow: 'accounting_docs.issue', run: ({ row, transaction }) => issueDoc(row, transaction) },
    sign: { allow: 'accounting_docs.sign', run: ({ row }) => row.set('signed_at', new Date()) },
    annul: { allow: 'accounting_docs.annul' },
  },
});

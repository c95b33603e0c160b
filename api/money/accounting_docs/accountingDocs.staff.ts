import type { NewAccountingDoc } from '@odonta/api/contract';
import { AccountingDoc, Invoice, Order } from '@odonta/db/models';
import { maskEmail } from '@odonta/db/vocabulary/masks.ts';
import { shortDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import {
  accountingDocLifecycle,
  accountingDocStatuses,
  accountingKinds,
  statementKinds,
} from '@odonta/db/vocabulary/money/invoices/accountingDocLifecycle.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { Op, type Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { invalid } from '../../platform/http/errors.ts';
import { day, id } from '../../platform/http/validation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anywhere, byCode, byId, sinceDay, untilDay } from '../../platform/lists/filters.ts';
import { draftDoc, issueDoc } from '../invoices/closingDocs.ts';
import { issueActs, remindSigners } from '../invoices/issueActs.ts';
import { clearAct } from '../payouts/acts/settling.ts';
import { closeSignedPayout } from '../statements/ofPayouts.ts';
import { draftStatement } from '../statements/statements.ts';
import { staffDocPdf } from './accountingDocs.pdf.ts';
import { presentAccountingDocs } from './accountingDocs.presenter.ts';

/** Acts, УПД and statements: those issued and not yet signed are the register of missing originals. */
export const accountingDocsForStaff = defineResource({
  name: 'accounting_docs',
  audience: staffAudience,
  model: AccountingDoc,
  rows: (staff, scope) => (scope === 'own' ? { center_id: { [Op.in]: [...staff.managed_center_ids] } } : {}),
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
      kind: byCode('kind', accountingKinds),
      status: byCode('status', accountingDocStatuses),
      invoice_id: byId('invoice_id'),
      payout_id: byId('payout_id'),
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
    body: Joi.object<NewAccountingDoc>({
      invoice_id: id,
      kind: Joi.string().valid(...Object.keys(statementKinds)),
      center_id: id,
      legal_user_id: id,
      payout_id: id,
      from: day,
      to: day,
    }),
    run: ({ body: { invoice_id, ...asked }, transaction }) =>
      asked.kind ? draftStatement(asked, transaction) : draftOver(invoice_id, transaction),
  },
  export: {
    allow: 'accounting_docs.export',
    columns: [
      { field: 'kind', value: ({ kind }) => accountingKinds[kind] },
      { field: 'number', title: '№' },
      { field: 'date', value: ({ date }) => date && shortDay(date) },
      { field: 'invoice_number', title: 'Счёт' },
      'order_number',
      { field: 'payer_name', title: 'Заказчик' },
      'payer_inn',
      { field: 'total', title: 'Сумма, ₽' },
      { field: 'status', value: ({ status }) => accountingDocStatuses[status].label },
    ],
  },
  lifecycle: accountingDocLifecycle,
  transitions: {
    issue: { allow: 'accounting_docs.issue', run: ({ row, transaction }) => issueDoc(row, transaction) },
    sign: {
      allow: 'accounting_docs.sign',
      run: async ({ row, actor, origin, transaction }) => {
        row.set('signed_at', new Date());
        await closeSignedPayout(row, { by: staffAudience.auditActor(actor), origin }, transaction);
      },
    },
    annul: {
      allow: 'accounting_docs.annul',
      run: ({ row, actor, origin, transaction }) =>
        clearAct(row, { by: staffAudience.auditActor(actor), origin }, transaction),
    },
  },
  endpoints: ({ resource }) => [staffDocPdf(resource)],
  schedule: [
    { name: 'issue_acts', every: 'minute', work: () => issueActs() },
    { name: 'remind_signers', every: 'hour', work: () => remindSigners() },
  ],
});

async function draftOver(invoice_id: number | undefined, transaction: Transaction): Promise<AccountingDoc> {
  if (!invoice_id) throw invalid({ invoice_id: 'Обязательное поле' });
  const lock = transaction.LOCK.NO_KEY_UPDATE;
  const invoice = await Invoice.findByPk(invoice_id, { lock, transaction });
  if (!invoice) throw invalid({ invoice_id: 'Счёт не найден' });
  const where = { invoice_id, status: { [Op.ne]: 'CANCELED' as const } };
  if ((await AccountingDoc.count({ where, transaction })) > 0)
    throw invalid({ invoice_id: 'По счёту уже есть документ: сначала аннулируйте его' });
  return draftDoc(invoice, moscowDay(new Date()), transaction);
}

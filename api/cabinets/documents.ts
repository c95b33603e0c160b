import type { CabinetDocument, CabinetDocumentList } from '@odonta/api/contract';
import { AccountingDoc, Invoice, Order } from '@odonta/db/models';
import { shortDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import {
  accountingDocStatuses,
  statementKinds,
} from '@odonta/db/vocabulary/money/invoices/accountingDocLifecycle.ts';
import { titleOfInvoice } from '@odonta/db/vocabulary/money/invoices/invoiceKinds.ts';
import { invoiceStatusForPayer } from '@odonta/db/vocabulary/money/invoices/invoiceLifecycle.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import type { AccountStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { Response } from 'express';
import type { WhereOptions } from 'sequelize';
import { titleOfDoc } from '../money/invoices/closingDocs.letters.ts';
import { sendPdf } from '../platform/documents/sendPdf.ts';
import type { Reply } from '../platform/http/endpoint.ts';
import { notFound } from '../platform/http/errors.ts';
import { numberIn } from '../platform/http/numberIn.ts';

const shownAtMost = 200;
/** A draft is no document yet. */
const issued = ['CREATED', 'FINISHED'];
const newest: [string, string][] = [['id', 'DESC']];

/** The owner of the statements: a company, or some centres. */
export type StatementsOwner = { legal_user_id: number } | { center_id: number[] };

/** The documents of these orders, the newest first. Contains no order links. */
export async function documentsOfOwner(
  owner: WhereOptions<Order>,
  statements?: StatementsOwner,
): Promise<CabinetDocumentList> {
  const how = { include: ofOrder(owner), order: newest, limit: shownAtMost };
  const invoices = await Invoice.findAll(how);
  const closing = await AccountingDoc.findAll({ ...how, where: { status: issued } });
  const documents = [...closing.map(presentDoc), ...(statements ? await statementsOf(statements) : [])].sort(
    (one, other) => other.id - one.id,
  );
  return { invoices: invoices.map(presentInvoice), documents };
}

/** Statements over a period, the newest first. */
export async function statementsOf(owner: StatementsOwner): Promise<CabinetDocument[]> {
  const docs = await AccountingDoc.findAll({
    where: { ...issuedTo(owner) },
    order: newest,
    limit: shownAtMost,
  });
  return docs.map(presentDoc);
}

export async function invoicePdf(owner: WhereOptions<Order>, id = '', res: Response): Promise<Reply> {
  const invoice = await Invoice.findOne({ where: { id: numberIn(id) }, include: ofOrder(owner) });
  if (!invoice) throw notFound('Счёт не найден');
  return sendPdf(res, invoice.snapshot, titleOfInvoice(invoice));
}

export async function documentPdf(
  owner: WhereOptions<Order>,
  id = '',
  res: Response,
  statements?: StatementsOwner,
): Promise<Reply> {
  const where = { id: numberIn(id), status: issued };
  const doc = await AccountingDoc.findOne({ where, include: ofOrder(owner) });
  if (doc) return sendPdf(res, doc.snapshot, titleOfDoc(doc));
  if (!statements) throw notFound('Документ не найден');
  return statementPdf(statements, id, res);
}

export async function statementPdf(owner: StatementsOwner, id = '', res: Response): Promise<Reply> {
  const doc = await AccountingDoc.findOne({ where: { id: numberIn(id), ...issuedTo(owner) } });
  if (!doc) throw notFound('Документ не найден');
  return sendPdf(res, doc.snapshot, titleOfDoc(doc));
}

const ofOrder = (where: WhereOptions<Order>) => [
  { model: Order, as: 'order', required: true, paranoid: false, where },
];

const issuedTo = (owner: StatementsOwner) => ({
  ...owner,
  kind: Object.keys(statementKinds),
  status: issued,
});

function presentInvoice(invoice: Invoice): CabinetDocument {
  const status: AccountStatus = invoice.status;
  return {
    ...common(invoice),
    title: titleOfInvoice(invoice),
    date: invoice.issue_date,
    due_date: invoice.due_date,
    paid: exactRoublesOf(invoice.paid_sum),
    status_label: invoiceStatusForPayer(status),
    period: null,
  };
}

function presentDoc(doc: AccountingDoc): CabinetDocument {
  const status: AccountStatus = doc.status;
  const { period_from: from, period_to: to } = doc;
  return {
    ...common(doc),
    title: titleOfDoc(doc),
    date: doc.date,
    due_date: null,
    paid: null,
    status_label: accountingDocStatuses[status].label,
    period: from && to ? `${shortDay(from)} — ${shortDay(to)}${debtIn(doc)}` : null,
  };
}

/** The direction of a reconciliation's sum, which the sum alone does not show. */
function debtIn({ kind, total }: AccountingDoc): string {
  if (kind !== 'RECONCILIATION') return '';
  if (total === 0) return ' · долга нет';
  return total > 0 ? ' · ваш долг' : ' · наш долг';
}

const common = ({ id, total, status, order }: Invoice | AccountingDoc) => ({
  id,
  total: exactRoublesOf(Math.abs(total)),
  status,
  order_number: order?.number ?? null,
  prod_name: order?.snapshot.name ?? null,
});

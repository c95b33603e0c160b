import type { CabinetPaper, CabinetPapers } from '@odonta/api/contract';
import { AccountingDoc, Invoice, Order } from '@odonta/db/models';
import { accountingDocStatuses } from '@odonta/db/vocabulary/invoices/accountingDocLifecycle.ts';
import { invoiceLifecycle } from '@odonta/db/vocabulary/invoices/invoiceLifecycle.ts';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import type { AccountStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { Response } from 'express';
import type { WhereOptions } from 'sequelize';
import { sendPdf } from '../documents/sendPdf.ts';
import type { Reply } from '../http/endpoint.ts';
import { notFound } from '../http/errors.ts';
import { titleOfDoc } from '../invoices/closingDocs.letters.ts';
import { numberIn } from './numberIn.ts';

const shownAtMost = 200;
/** A draft of ours is no paper yet. */
const issued = ['CREATED', 'FINISHED'];

/** The papers of whose orders these are, the newest first. Nothing of them opens an order to who has no business there. */
export async function papersOf(owner: WhereOptions<Order>): Promise<CabinetPapers> {
  const how = { include: ofOrder(owner), order: [['id', 'DESC'] as [string, string]], limit: shownAtMost };
  const invoices = await Invoice.findAll(how);
  const documents = await AccountingDoc.findAll({ ...how, where: { status: issued } });
  return { invoices: invoices.map(presentInvoice), documents: documents.map(presentDoc) };
}

export async function invoicePdf(owner: WhereOptions<Order>, id = '', res: Response): Promise<Reply> {
  const invoice = await Invoice.findOne({ where: { id: numberIn(id) }, include: ofOrder(owner) });
  if (!invoice) throw notFound('Счёт не найден');
  return sendPdf(res, invoice.snapshot, titleOfInvoice(invoice));
}

export async function documentPdf(owner: WhereOptions<Order>, id = '', res: Response): Promise<Reply> {
  const where = { id: numberIn(id), status: issued };
  const doc = await AccountingDoc.findOne({ where, include: ofOrder(owner) });
  if (!doc) throw notFound('Документ не найден');
  return sendPdf(res, doc.snapshot, titleOfDoc(doc));
}

const ofOrder = (where: WhereOptions<Order>) => [
  { model: Order, as: 'order', required: true, paranoid: false, where },
];

const titleOfInvoice = ({ number }: Invoice) => `Счёт № ${number}`;

function presentInvoice(invoice: Invoice): CabinetPaper {
  const status: AccountStatus = invoice.status;
  return {
    ...common(invoice),
    title: titleOfInvoice(invoice),
    date: invoice.issue_date,
    due_date: invoice.due_date,
    paid: exactRoublesOf(invoice.paid_sum),
    status_label: invoiceLifecycle.statuses[status].label,
  };
}

function presentDoc(doc: AccountingDoc): CabinetPaper {
  const status: AccountStatus = doc.status;
  return {
    ...common(doc),
    title: titleOfDoc(doc),
    date: doc.date,
    due_date: null,
    paid: null,
    status_label: accountingDocStatuses[status].label,
  };
}

const common = ({ id, total, status, order }: Invoice | AccountingDoc) => ({
  id,
  total: exactRoublesOf(total),
  status,
  order_number: order.number,
  prod_name: order.snapshot.name,
});

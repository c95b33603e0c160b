import { AccountingDoc, Invoice, Order } from '@odonta/db/models';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { buyerAudience } from '../../identity/sessions/buyerAudience.ts';
import { pdfLimit, sendPdf } from '../../platform/documents/sendPdf.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { secretOf } from '../../platform/http/secretLinks.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { titleOfDoc } from './closingDocs.letters.ts';
import { fileNameOf, presentInvoice } from './invoices.presenter.ts';

const readInvoice = endpoint({
  method: 'get',
  path: '/invoices/:token',
  summary: 'An invoice, by its link',
  audience: buyerAudience,
  allow: 'anyone',
  handle: async ({ params }) => ({ message: presentInvoice(await invoiceBy(params)) }),
});

const readInvoicePdf = endpoint({
  method: 'get',
  path: '/invoices/:token/pdf',
  summary: 'An invoice for print',
  audience: buyerAudience,
  allow: 'anyone',
  limit: pdfLimit,
  handle: async ({ params, res }) => {
    const invoice = await invoiceBy(params);
    return sendPdf(res, invoice.snapshot, fileNameOf(invoice));
  },
});

/** The payer has looked at it and takes it to his bank. Said again, it changes nothing. */
const acceptInvoice = endpoint({
  method: 'post',
  path: '/invoices/:token/accept',
  summary: 'Accept an invoice for payment',
  audience: buyerAudience,
  allow: 'anyone',
  body: Joi.object({}),
  handle: ({ params }) =>
    unitOfWork.transaction(async (transaction) => {
      const invoice = await invoiceBy(params, transaction);
      if (invoice.status === 'PREPARE' && !invoice.accepted_at)
        await invoice.update({ accepted_at: new Date() }, { transaction });
      return { message: presentInvoice(invoice) };
    }),
});

const readDocumentPdf = endpoint({
  method: 'get',
  path: '/documents/:token/pdf',
  summary: 'An act or УПД for print, by its link',
  audience: buyerAudience,
  allow: 'anyone',
  limit: pdfLimit,
  handle: async ({ params, res }) => {
    const token = secretOf(params, 'Документ не найден');
    const doc = await AccountingDoc.findOne({ where: { token, status: ['CREATED', 'FINISHED'] } });
    if (!doc) throw notFound('Документ не найден');
    return sendPdf(res, doc.snapshot, titleOfDoc(doc));
  },
});

export const invoiceEndpoints: AnyEndpoint[] = [readInvoice, readInvoicePdf, acceptInvoice, readDocumentPdf];

/** By its link; locked where a transaction is given. */
export async function invoiceBy(params: Record<string, string>, transaction?: Transaction): Promise<Invoice> {
  const token = secretOf(params, 'Счёт не найден');
  const include = [{ model: Order, as: 'order', paranoid: false }];
  const lock = transaction && { level: transaction.LOCK.NO_KEY_UPDATE, of: Invoice };
  const invoice = await Invoice.findOne({ where: { token }, include, transaction, lock });
  if (!invoice) throw notFound('Счёт не найден');
  return invoice;
}

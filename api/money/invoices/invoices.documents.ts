import { Invoice } from '@odonta/db/models';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { auditReading } from '../../identity/sessions/auditStaff.ts';
import { sendPdf } from '../../platform/documents/sendPdf.ts';
import { readPrivateFile, sendPrivateFile } from '../../platform/files/privateFiles.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { findRow } from '../../platform/kit/findRow.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { fileNameOf } from './invoices.presenter.ts';
import { paymentOrderFile } from './paymentOrders.open.ts';

const invoicePdf = (invoices: AnyResource): AnyEndpoint =>
  endpoint({
    method: 'get',
    path: '/adm/invoices/:id/pdf',
    summary: 'An invoice for print',
    audience: staffAudience,
    allow: 'invoices.show',
    handle: async ({ actor, scope, params: { id }, res }) => {
      const invoice = await findRow(Invoice, id, { among: invoices.rows(actor, scope) });
      return sendPdf(res, invoice.snapshot, fileNameOf(invoice));
    },
  });

const paymentOrder = (invoices: AnyResource): AnyEndpoint =>
  endpoint({
    method: 'get',
    path: '/adm/invoices/:id/payment_order',
    summary: 'The payment order of an invoice’s payer; the access is audited',
    audience: staffAudience,
    impersonator: 'refused',
    allow: 'invoices.show',
    handle: async ({ actor, scope, origin, params: { id }, res }) => {
      const invoice = await findRow(Invoice, id, { among: invoices.rows(actor, scope) });
      const file = await readPrivateFile(paymentOrderFile, invoice.payment_file_id);
      const reveal = { action: 'reveal', resource: 'invoices', record_id: invoice.id };
      await auditReading({ actor, origin }, reveal);
      return sendPrivateFile(res, file, `platezhnoe-poruchenie-${invoice.number}`);
    },
  });

export const staffInvoiceDocuments = (invoices: AnyResource): AnyEndpoint[] => [
  invoicePdf(invoices),
  paymentOrder(invoices),
];

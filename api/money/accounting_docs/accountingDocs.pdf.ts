import { AccountingDoc } from '@odonta/db/models';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { sendPdf } from '../../platform/documents/sendPdf.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { findRow } from '../../platform/kit/findRow.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { titleOfDoc } from '../invoices/closingDocs.letters.ts';

export const staffDocPdf = (accountingDocs: AnyResource): AnyEndpoint =>
  endpoint({
    method: 'get',
    path: '/adm/accounting_docs/:id/pdf',
    summary: 'An act or УПД for print',
    audience: staffAudience,
    allow: 'accounting_docs.show',
    handle: async ({ actor, scope, params: { id }, res }) => {
      const doc = await findRow(AccountingDoc, id, { among: accountingDocs.rows(actor, scope) });
      return sendPdf(res, doc.snapshot, titleOfDoc(doc));
    },
  });

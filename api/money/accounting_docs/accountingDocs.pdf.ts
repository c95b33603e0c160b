import { AccountingDoc } from '@odonta/db/models';
import { Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { sendPdf } from '../../platform/documents/sendPdf.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { titleOfDoc } from '../invoices/closingDocs.letters.ts';

export const staffDocPdf = (accountingDocs: AnyResource): AnyEndpoint =>
  endpoint({
    method: 'get',
    path: '/adm/accounting_docs/:id/pdf',
    summary: 'An act or УПД for print',
    audience: staffAudience,
    allow: 'accounting_docs.show',
    handle: async ({ actor, scope, params: { id = '' }, res }) => {
      if (!/^\d{1,9}$/.test(id)) throw notFound();
      const reachable = accountingDocs.rows(actor, scope);
      const doc = await AccountingDoc.findOne({ where: { [Op.and]: [reachable, { id: Number(id) }] } });
      if (!doc) throw notFound();
      return sendPdf(res, doc.snapshot, titleOfDoc(doc));
    },
  });

import { PlatformRequisites } from '@odonta/db/models';
import type { Period } from '@odonta/db/vocabulary/reports/periods.ts';
import Joi from 'joi';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { conflict, forbidden, invalid } from '../../platform/http/errors.ts';
import { day } from '../../platform/http/validation.ts';
import { taken } from '../../platform/tables/sending.ts';
import { auditReport } from '../auditReport.ts';
import { closing, documentXml, opening } from './commerceMl.ts';
import { documentsOf } from './documentsOf.ts';

/** The documents of some days for 1C: as they were issued, and as the ledger has the money. */
export const export1cEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: 'get',
    path: '/adm/exchange_1c/file',
    summary: 'Invoices, acts, УПД and money of a period for 1C (CommerceML 2.05)',
    audience: staffAudience,
    allow: 'stats_finance.export',
    impersonator: 'refused',
    query: Joi.object<Period>({ from: day.required(), to: day.required() }),
    handle: async ({ actor, scope, origin, query: { from, to }, res }) => {
      // A right to sums alone gives no single document, and a right to own rows no part of the books.
      if (scope !== 'all' || staffAudience.allows(actor, 'payouts.list') !== 'all') throw forbidden();
      if (to < from) throw invalid({ to: 'Конец периода раньше начала' });
      const platform = await PlatformRequisites.findByPk(1);
      if (!platform) throw conflict('Не заполнены реквизиты площадки: документы некому выставлять');
      await auditReport({ actor, origin }, { report: 'exchange_1c', from, to });
      res.set({
        'Content-Type': 'application/xml; charset=utf-8',
        'Content-Disposition': `attachment; filename="1c-${from}-${to}.xml"`,
      });
      res.write(opening(new Date()));
      for await (const rows of documentsOf({ from, to })) {
        res.write(rows.map((row) => documentXml(row, platform)).join(''));
        await taken(res);
        if (res.destroyed) return 'sent';
      }
      res.end(closing);
      return 'sent';
    },
  }),
];

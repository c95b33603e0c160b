import type { CabinetDocument } from '@odonta/api/contract';
import { userAudience } from '../identity/sessions/audiences.ts';
import { ownCenters } from '../money/payouts/payouts.cabinet.ts';
import { pdfLimit } from '../platform/documents/sendPdf.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { statementPdf, statementsOf } from './documents.ts';

const listOwnStatements = endpoint({
  method: 'get',
  path: '/partner/documents',
  summary: 'Reports of the agent and reconciliations with my centres, newest first',
  audience: userAudience,
  allow: 'partner himself',
  handle: async ({ actor }) => ({
    message: (await statementsOf({ center_id: await ownCenters(actor) })) satisfies CabinetDocument[],
  }),
});

const ownStatementPdf = endpoint({
  method: 'get',
  path: '/partner/documents/:id/pdf',
  summary: 'A report of the agent or a reconciliation of my centre for print',
  audience: userAudience,
  allow: 'partner himself',
  limit: pdfLimit,
  handle: async ({ actor, params, res }) =>
    statementPdf({ center_id: await ownCenters(actor) }, params.id, res),
});

export const ownStatementEndpoints = [listOwnStatements, ownStatementPdf];

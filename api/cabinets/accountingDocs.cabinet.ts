import type { CabinetPaper } from '@odonta/api/contract';
import { userDoor } from '../identity/sessions/doors.ts';
import { ownCenters } from '../money/payouts/payouts.cabinet.ts';
import { papersLimit } from '../platform/documents/sendPdf.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { statementPdf, statementsOf } from './papers.ts';

const listOwnStatements = endpoint({
  method: 'get',
  path: '/partner/documents',
  summary: 'Reports of the agent and reconciliations with my centres, the newest first',
  door: userDoor,
  allow: 'partner himself',
  handle: async ({ actor }) => ({
    message: (await statementsOf({ center_id: await ownCenters(actor) })) satisfies CabinetPaper[],
  }),
});

const ownStatementPdf = endpoint({
  method: 'get',
  path: '/partner/documents/:id/pdf',
  summary: 'A report of the agent or a reconciliation of my centre for print',
  door: userDoor,
  allow: 'partner himself',
  limit: papersLimit,
  handle: async ({ actor, params, res }) =>
    statementPdf({ center_id: await ownCenters(actor) }, params.id, res),
});

export const ownStatementEndpoints = [listOwnStatements, ownStatementPdf];

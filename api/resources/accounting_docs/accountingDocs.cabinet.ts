import type { CabinetPaper } from '@odonta/api/contract';
import { statementPdf, statementsOf } from '../../cabinets/papers.ts';
import { papersLimit } from '../../documents/sendPdf.ts';
import { endpoint } from '../../http/endpoint.ts';
import { userDoor } from '../../sessions/doors.ts';
import { ownCenters } from '../payouts/payouts.cabinet.ts';

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

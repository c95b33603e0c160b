import type { StaffClient } from '@odonta/api/contract';
import { type ClientKey, readClientKey, writeClientKey } from '@odonta/db/vocabulary/identity/clientKey.ts';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import { callsForStaff } from '../../content/calls/calls.staff.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { invoicesForStaff } from '../../money/invoices/invoices.staff.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { malformed } from '../../platform/http/errors.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { countsOfClient, debtOfClient, missedCallOf } from './counts.ts';
import { recordsOfClient } from './records.ts';
import { ofOneKind, recordTimelines } from './recordTimelines.staff.ts';
import { timelineOf } from './timeline.ts';
import { whoIs } from './who.ts';

/** Any of these opens the card; what it shows is up to the right to each list. */
export const clientRights = [
  'orders.list',
  'manager_requests.list',
  'individuals.list',
  'legal_users.list',
] as const satisfies readonly Right[];

export const clientEndpoints = (resources: readonly AnyResource[]): AnyEndpoint[] => [
  readClient(resources),
  readTimeline(resources),
  ...recordTimelines,
];

const readClient = (resources: readonly AnyResource[]) =>
  endpoint({
    method: 'get',
    path: '/adm/clients/:key',
    summary:
      'A person, a company or a phone: who it is, and how many rows each list has of it; the lists take `client` as a filter',
    audience: staffAudience,
    allow: clientRights,
    impersonator: 'refused',
    handle: async ({ actor, params }) => ({
      message: await clientOf(resources, keyIn(params), actor),
    }),
  });

const readTimeline = (resources: readonly AnyResource[]) =>
  endpoint({
    method: 'get',
    path: '/adm/clients/:key/timeline',
    summary: 'The latest events of a client over all records that the viewer may list, of one kind or of all',
    audience: staffAudience,
    allow: clientRights,
    impersonator: 'refused',
    query: ofOneKind,
    handle: async ({ actor, params, query }) => {
      const { key } = await whoIs(keyIn(params), actor);
      const records = await recordsOfClient(resources, writeClientKey(key), actor);
      return { message: await timelineOf(records, query.kind, actor) };
    },
  });

function keyIn({ key = '' }: Record<string, string>): ClientKey {
  const asked = readClientKey(key);
  if (!asked) throw malformed('Клиент — это телефон, номер покупателя или номер организации');
  return asked;
}

export async function clientOf(
  resources: readonly AnyResource[],
  asked: ClientKey,
  staff: SignedInUser,
): Promise<StaffClient> {
  const who = await whoIs(asked, staff);
  const key = writeClientKey(who.key);
  const [counts, debt, missed_call] = await Promise.all([
    countsOfClient(resources, key, staff),
    debtOfClient(invoicesForStaff, key, staff),
    missedCallOf(callsForStaff, key, staff),
  ]);
  return { ...who, key, phone: asked.kind === 'phone' ? asked.phone : null, counts, debt, missed_call };
}

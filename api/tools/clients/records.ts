import { type ClientRecord, clientRecords } from '@odonta/db/vocabulary/identity/clientEvents.ts';
import type { WhereOptions } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { inTurnOfRequest } from '../../platform/jobs/atMost.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { rowsOfClient, rowsUnder } from './counts.ts';

/** A record of the client that this viewer may list. */
export interface OwnRecord {
  id: number;
  number: string | number | null;
  consent_id: number | null;
  created_at: Date;
}

export interface OwnRecords {
  resource: AnyResource;
  name: ClientRecord;
  rows: Map<number, OwnRecord>;
}

/** The latest of each list: a client with more is read in the lists themselves. */
const latest = 200;

export async function recordsOfClient(
  resources: readonly AnyResource[],
  client: string,
  staff: SignedInUser,
): Promise<OwnRecords[]> {
  const inTurn = inTurnOfRequest();
  const found = resources.filter(hasEvents).map((resource) =>
    inTurn(async () => {
      const where = rowsOfClient(resource, client, staff);
      return where ? [await recordsWhere(resource, where)] : [];
    }),
  );
  return (await Promise.all(found)).flat();
}

/** A record, with others about it, each found by a filter of its list, that the viewer may list. */
export async function recordsBeside(
  resource: AnyResource,
  id: number,
  beside: readonly (readonly [AnyResource, filter: object])[],
  staff: SignedInUser,
): Promise<OwnRecords[]> {
  const others = beside.map(async ([other, filter]) => {
    const where = rowsUnder(other, filter, staff);
    return where ? [await recordsWhere(other, where)] : [];
  });
  return [await recordsWhere(resource, { id }), ...(await Promise.all(others)).flat()];
}

async function recordsWhere(resource: AnyResource, where: WhereOptions): Promise<OwnRecords> {
  const { rawAttributes: columns } = resource.model;
  const attributes = ['id', 'created_at', ...['number', 'consent_id'].filter((name) => name in columns)];
  const read = { attributes, where, order: [['id', 'DESC']] as [string, string][], limit: latest, raw: true };
  const rows = (await resource.model.findAll(read)) as unknown as OwnRecord[];
  return { resource, name: resource.name as ClientRecord, rows: new Map(rows.map((row) => [row.id, row])) };
}

const hasEvents = ({ name }: AnyResource) => Object.hasOwn(clientRecords, name);

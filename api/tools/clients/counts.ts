import { Call, Invoice } from '@odonta/db/models';
import { exactRoublesOf } from '@odonta/db/vocabulary/money.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { fn, literal, Op, type WhereOptions } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { inTurnOfRequest } from '../../platform/jobs/atMost.ts';
import { isUnreadableTo } from '../../platform/kit/impersonation.ts';
import { listedUnder } from '../../platform/kit/reading.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { totalOf } from '../../platform/lists/statements.ts';

const mostCounted = 2_000;

/** How many rows each list would show this viewer of a client; lists closed to him are absent. */
export async function countsOfClient(
  resources: readonly AnyResource[],
  client: string,
  staff: SignedInUser,
): Promise<Record<string, number>> {
  const inTurn = inTurnOfRequest();
  const counted = resources.flatMap((resource) => {
    const where = rowsOfClient(resource, client, staff);
    const count = async () => (await totalOf(resource.model, where as WhereOptions)) ?? mostCounted;
    return where ? [inTurn(async () => [resource.name, await count()] as const)] : [];
  });
  return Object.fromEntries(await Promise.all(counted));
}

/** Open invoices and what is still owed by them. */
export async function debtOfClient(
  invoices: AnyResource,
  client: string,
  staff: SignedInUser,
): Promise<{ count: number; sum: number } | null> {
  const where = rowsOfClient(invoices, client, staff);
  if (!where) return null;
  const [found] = (await Invoice.findAll({
    attributes: [
      [fn('count', literal('*')), 'count'],
      [fn('sum', literal('total - paid_sum - waived_sum')), 'sum'],
    ],
    where: { [Op.and]: [where, { status: 'PREPARE' }] } as WhereOptions,
    raw: true,
  })) as unknown as { count: string; sum: string | null }[];
  return { count: Number(found?.count ?? 0), sum: exactRoublesOf(Number(found?.sum ?? 0)) };
}

/** The latest missed call that waits for an answer. */
export async function missedCallOf(
  calls: AnyResource,
  client: string,
  staff: SignedInUser,
): Promise<{ id: number; at: number } | null> {
  const where = rowsUnder(calls, { client, is_unreturned: true }, staff);
  const call = where && (await Call.findOne({ where, order: [['started_at', 'DESC']] }));
  return call && { id: call.id, at: secondsOf(call.started_at) };
}

export const isOfClients = (resource: AnyResource): boolean => resource.list?.filters.client !== undefined;

/** The rows that a list shows this viewer of a client; null where it is closed to him. */
export const rowsOfClient = (resource: AnyResource, client: string, staff: SignedInUser) =>
  isOfClients(resource) ? rowsUnder(resource, { client }, staff) : null;

/** The rows that a list shows this viewer under a filter; null where it is closed to him. */
export function rowsUnder(resource: AnyResource, filter: object, staff: SignedInUser): WhereOptions | null {
  const scope = resource.list ? staffAudience.allows(staff, resource.list.allow) : null;
  if (scope === null || isUnreadableTo(resource, staff)) return null;
  return listedUnder(resource, { actor: staff, scope }, filter);
}

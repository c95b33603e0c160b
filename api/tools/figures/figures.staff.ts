import type { RequestsOfDay, StaffFigures } from '@odonta/api/contract';
import { ManagerRequest, Prod } from '@odonta/db/models';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { fn, literal, Op, type WhereOptions } from 'sequelize';
import { prodsForStaff } from '../../catalog/prods/prods.staff.ts';
import { managerRequestsForStaff } from '../../content/manager_requests/managerRequests.staff.ts';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { RowScope } from '../../platform/http/audiences.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { readMoneyFigures } from './moneyFigures.staff.ts';
import { readSalesFigures } from './sales/salesFigures.staff.ts';

const days = 30;
const dayMs = 86_400_000;

const readFigures = endpoint({
  method: 'get',
  path: '/adm/figures',
  summary: 'The charts of the dashboard: requests by day and courses by status, within the viewer’s scope',
  audience: staffAudience,
  allow: 'any staff',
  handle: async ({ actor }) => {
    const message: StaffFigures = {
      ...(await within(managerRequestsForStaff, actor, async (rows) => ({
        requests: await requestsByDay(rows),
      }))),
      ...(await within(prodsForStaff, actor, async (rows) => ({ prods: await prodsByStatus(rows) }))),
    };
    return { message };
  },
});

export const figureEndpoints = [readFigures, readMoneyFigures, readSalesFigures];

/** The same rows that the list of the resource would show this person; nothing where it would refuse him. */
async function within(
  resource: AnyResource,
  actor: SignedInUser,
  read: (rows: WhereOptions) => Promise<StaffFigures>,
): Promise<StaffFigures> {
  const scope: RowScope | null = staffAudience.allows(actor, resource.list?.allow);
  return scope ? read(resource.rows(actor, scope)) : {};
}

const dayOfMoscow = literal(`to_char(created_at at time zone 'Europe/Moscow', 'YYYY-MM-DD')`);

async function requestsByDay(rows: WhereOptions): Promise<RequestsOfDay[]> {
  const now = Date.now();
  const shown = Array.from({ length: days }, (_, index) =>
    moscowDay(new Date(now - (days - 1 - index) * dayMs)),
  );
  const counted = (await ManagerRequest.findAll({
    attributes: [
      [dayOfMoscow, 'day'],
      [literal(`(count(*) filter (where status <> 'CREATED'))::int`), 'settled'],
      [literal(`(count(*) filter (where status = 'CREATED'))::int`), 'waiting'],
    ],
    where: { [Op.and]: [rows, { created_at: { [Op.gte]: new Date(`${shown[0]}T00:00:00+03:00`) } }] },
    group: [dayOfMoscow as unknown as string],
    raw: true,
  })) as unknown as RequestsOfDay[];
  const byDay = new Map(counted.map((one) => [one.day, one]));
  return shown.map((day) => byDay.get(day) ?? { day, settled: 0, waiting: 0 });
}

async function prodsByStatus(rows: WhereOptions): Promise<Record<string, number>> {
  const counted = (await Prod.findAll({
    attributes: ['status', [fn('count', literal('*')), 'count']],
    where: rows,
    group: ['status'],
    raw: true,
  })) as unknown as { status: string; count: string }[];
  return Object.fromEntries(counted.map(({ status, count }) => [status, Number(count)]));
}

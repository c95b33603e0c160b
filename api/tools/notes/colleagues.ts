import { Center, User, UserRole } from '@odonta/db/models';
import { grantsOf } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { Op, type Transaction, type WhereOptions } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';

/** Enough of a colleague to compute his view of a record. */
export type Viewer = Pick<
  SignedInUser,
  'id' | 'name' | 'roles' | 'grants' | 'is_partner' | 'managed_center_ids'
>;

const mostSuggested = 8;

/** Colleagues who see this row, by a part of their names. */
export async function suggest(
  resource: AnyResource,
  rowId: number,
  typed: string,
): Promise<{ id: number; name: string }[]> {
  const words = typed.split(/\s+/).filter((word) => word !== '');
  const named = words.map((word) => ({ name: { [Op.iLike]: `%${word.replace(/[\\%_]/g, '\\$&')}%` } }));
  const found: { id: number; name: string }[] = [];
  for (const viewer of await staffWhere({ [Op.and]: named })) {
    if (await sees(resource, viewer, rowId)) found.push({ id: viewer.id, name: viewer.name });
    if (found.length === mostSuggested) break;
  }
  return found;
}

/** Those of these users who do not see the row, or are no colleagues at all. */
export async function blindAmong(
  resource: AnyResource,
  rowId: number,
  ids: readonly number[],
  transaction: Transaction,
): Promise<number[]> {
  const viewers = await staffWhere({ id: [...ids] }, transaction);
  const seeing = new Set<number>();
  for (const viewer of viewers) if (await sees(resource, viewer, rowId, transaction)) seeing.add(viewer.id);
  return ids.filter((id) => !seeing.has(id));
}

/** Whether the row is among those of this viewer: all that he may read, or his own. */
export async function isAmong(
  resource: AnyResource,
  viewer: unknown,
  scope: 'all' | 'own',
  rowId: number,
  transaction?: Transaction,
): Promise<boolean> {
  const where = { [Op.and]: [resource.rows(viewer, scope), { id: rowId }] } as WhereOptions;
  return (await resource.model.count({ where, transaction })) > 0;
}

async function sees(resource: AnyResource, viewer: Viewer, rowId: number, transaction?: Transaction) {
  const scope = resource.audience.allows(viewer, resource.read?.allow);
  return scope !== null && isAmong(resource, viewer, scope, rowId, transaction);
}

async function staffWhere(condition: WhereOptions<User>, transaction?: Transaction): Promise<Viewer[]> {
  const users = await User.findAll({
    where: { [Op.and]: [condition, { status: 'ACTIVE', is_partner: false }] },
    include: [{ model: UserRole, as: 'roles' }],
    order: ['name', 'id'],
    transaction,
  });
  const managed = await Center.findAll({
    attributes: ['id', 'manager_id'],
    where: { manager_id: users.map(({ id }) => id) },
    transaction,
  });
  return users.map(({ id, name, is_partner, roles }) => {
    const locked = roles.map(({ role }) => role as StaffRole);
    const managed_center_ids = managed
      .filter(({ manager_id }) => manager_id === id)
      .map((center) => center.id);
    return { id, name, is_partner, roles: locked, grants: grantsOf(locked), managed_center_ids };
  });
}

import type { SavedView as ShownView, ViewQuery } from '@odonta/api/contract';
import { SavedView, User } from '@odonta/db/models';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { Op, type Transaction } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { auditStaff, type StaffCall } from '../../identity/sessions/auditStaff.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { invalid, notFound, versionConflict } from '../../platform/http/errors.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { unsavedChanges } from '../../platform/kit/changes.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { isOutdated } from '../../platform/kit/versions.ts';
import type { Changes } from '../../platform/transitions/transition.ts';
import { understood } from './viewQueries.ts';
import { mayShareWith, mostViews, refuseSameName } from './viewRules.ts';

export interface NewView {
  resource: string;
  name: string;
  query: ViewQuery;
  roles: StaffRole[];
  is_default: boolean;
}
export type ViewChange = Partial<Omit<NewView, 'resource'>>;

/** The user, the request's origin, and the known lists. */
export interface Asking extends StaffCall {
  resources: readonly AnyResource[];
}

export async function viewsFor({ actor, resources }: Omit<Asking, 'origin'>): Promise<ShownView[]> {
  const listed = resources.filter((resource) => mayList(actor, resource)).map(({ name }) => name);
  const shared = { roles: { [Op.overlap]: [...actor.roles] } };
  const rows = await SavedView.findAll({
    where: { resource: listed, [Op.or]: [{ owner_id: actor.id }, shared] },
    include: withOwner,
    order: ['name', 'id'],
  });
  return rows.map((row) => present(row, actor, resources));
}

export function createView(asking: Asking, sent: NewView): Promise<ShownView> {
  const { actor, resources } = asking;
  const resource = resources.find(({ name }) => name === sent.resource);
  if (!resource || !mayList(actor, resource)) throw invalid({ resource: 'Такого списка у вас нет' });
  refuseWhatIsNotUnderstood(resource, sent.query);
  mayShareWith(actor, sent.roles);
  return unitOfWork.transaction(async (transaction) => {
    const own = { owner_id: actor.id, resource: sent.resource };
    if ((await SavedView.count({ where: own, transaction })) >= mostViews)
      throw invalid({ name: `У одного списка может быть не больше ${mostViews} видов` });
    await refuseSameName({ ...own, name: sent.name }, transaction);
    if (sent.is_default) await giveUpDefault(own, transaction);
    const row = await SavedView.create({ ...sent, owner_id: actor.id }, { transaction });
    await note(asking, 'create', row, { name: [null, row.name], roles: [[], row.roles] }, transaction);
    return present(await row.reload({ include: withOwner, transaction }), actor, resources);
  });
}

export function changeView(
  asking: Asking,
  id: number,
  sent: ViewChange,
  version: string | undefined,
): Promise<ShownView> {
  const { actor, resources } = asking;
  return unitOfWork.transaction(async (transaction) => {
    const row = await ownView(actor, id, transaction);
    if (isOutdated(version, row)) throw versionConflict(present(row, actor, resources));
    const resource = resources.find(({ name }) => name === row.resource);
    if (sent.query && resource) refuseWhatIsNotUnderstood(resource, sent.query);
    mayShareWith(
      actor,
      (sent.roles ?? []).filter((role) => !row.roles.includes(role)),
    );
    if (sent.name !== undefined) await refuseSameName({ ...row.get(), name: sent.name }, transaction);
    if (sent.is_default) await giveUpDefault(row, transaction);
    row.set(sent);
    const changes = unsavedChanges(row);
    await row.save({ transaction });
    if (Object.keys(changes).length > 0) await note(asking, 'edit', row, changes, transaction);
    return present(row, actor, resources);
  });
}

export function removeView(asking: Asking, id: number): Promise<ShownView> {
  const { actor, resources } = asking;
  return unitOfWork.transaction(async (transaction) => {
    const row = await ownView(actor, id, transaction);
    const shown = present(row, actor, resources);
    await row.destroy({ transaction });
    await note(asking, 'delete', row, {}, transaction);
    return shown;
  });
}

const withOwner = [{ model: User, as: 'owner', paranoid: false }];

function present(row: SavedView, { id }: SignedInUser, resources: readonly AnyResource[]): ShownView {
  const resource = resources.find(({ name }) => name === row.resource);
  const { query, dropped } = resource ? understood(resource, row.query) : { query: row.query, dropped: [] };
  const { name, roles, is_default, version } = row;
  return {
    id: row.id,
    resource: row.resource,
    name,
    query,
    dropped,
    roles,
    is_default,
    is_own: row.owner_id === id,
    owner_name: row.owner?.name ?? '',
    version,
  };
}

function mayList(actor: SignedInUser, { list }: AnyResource): boolean {
  return list !== undefined && staffAudience.allows(actor, list.allow) !== null;
}

function refuseWhatIsNotUnderstood(resource: AnyResource, query: ViewQuery): void {
  const { dropped } = understood(resource, query);
  if (dropped.length > 0)
    throw invalid(Object.fromEntries(dropped.map((field) => [field, 'Список так не отбирается'])));
}

async function ownView({ id: owner_id }: SignedInUser, id: number, transaction: Transaction) {
  const row = Number.isInteger(id)
    ? await SavedView.findOne({ where: { id, owner_id }, lock: transaction.LOCK.UPDATE, transaction })
    : null;
  if (!row) throw notFound('Вида нет, или он не ваш');
  return row.reload({ include: withOwner, transaction });
}

/** One view of a list opens by itself; the one that did so until now gives way. */
async function giveUpDefault(
  { owner_id, resource }: Pick<SavedView, 'owner_id' | 'resource'>,
  transaction: Transaction,
) {
  await SavedView.update(
    { is_default: false },
    { where: { owner_id, resource, is_default: true }, transaction },
  );
}

const note = (
  asking: StaffCall,
  action: string,
  { id: record_id }: SavedView,
  changes: Changes,
  transaction: Transaction,
) => auditStaff(asking, { action, resource: 'saved_views', record_id, changes }, transaction);

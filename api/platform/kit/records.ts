import { transitionsFrom } from '@odonta/db/vocabulary/lifecycle.ts';
import { type Model, Op, type Transaction, type WhereOptions } from 'sequelize';
import type { RowScope } from '../http/audiences.ts';
import { malformed, notFound } from '../http/errors.ts';
import { isClosedTo } from './impersonation.ts';
import type { AnyResource, ReadContext, TransitionAction } from './resource.ts';
import { presentTransitions } from './transitions.ts';

export type Row = Model & { id: number; version?: number; status?: string };
export type Shown = Record<string, unknown> & { id: number };

/** Whether it may be the number of a row. */
export const isRowId = (rawId: string): boolean =>
  /^[1-9]\d{0,9}$/.test(rawId) && Number(rawId) <= 2_147_483_647;

/** The row of this number among those the actor may reach. AND, never a spread: an address must not replace a scope. */
export async function pick(
  resource: AnyResource,
  actor: unknown,
  scope: RowScope,
  rawId: string,
  transaction?: Transaction,
): Promise<Row> {
  if (!isRowId(rawId)) throw malformed('Номер записи — целое число');
  const [row] = await pickMany(resource, actor, scope, [Number(rawId)], transaction);
  if (!row) throw notFound();
  return row;
}

/** Several rows in ascending order; with a transaction they are locked, in that order, so that two such calls cannot deadlock. */
export async function pickMany(
  resource: AnyResource,
  actor: unknown,
  scope: RowScope,
  ids: number[],
  transaction?: Transaction,
): Promise<Row[]> {
  const where = { [Op.and]: [resource.rows(actor, scope), { id: ids }] } as WhereOptions;
  if (!transaction)
    return (await resource.model.findAll({
      where,
      include: resource.include,
      order: [['id', 'ASC']],
    })) as Row[];
  // NO KEY: a stronger lock would wait for, and deadlock with, journals that merely name the row as their actor.
  const rows = await resource.model.findAll({
    where,
    order: [['id', 'ASC']],
    transaction,
    lock: transaction.LOCK.NO_KEY_UPDATE,
  });
  return reread(resource, rows as Row[], transaction);
}

/** The same rows as they are now, with all that is read along with them. */
export async function reread(resource: AnyResource, rows: Row[], transaction: Transaction): Promise<Row[]> {
  if (rows.length === 0) return [];
  const where = { id: rows.map(({ id }) => id) } as WhereOptions;
  const order: [string, string][] = [['id', 'ASC']];
  const { include } = resource;
  return (await resource.model.findAll({ where, include, order, transaction })) as Row[];
}

/** Records as this viewer gets them: presented, masked, and each with the transitions now open to him. */
export async function show(
  resource: AnyResource,
  rows: Row[],
  readContext: ReadContext<unknown>,
): Promise<Shown[]> {
  const { viewer, isForFile = false } = readContext;
  const { audience, name, lifecycle } = resource;
  const records = (await resource.present(rows, readContext)) as Shown[];
  const own = await ownAmong(resource, rows, readContext);
  const masks = { own: audience.masks(viewer, name, true), others: audience.masks(viewer, name, false) };
  return records.map((record, index) => {
    const row = rows[index] as Row;
    const isMasked = own.has(row.id) ? masks.own : masks.others;
    const seen = isMasked ? maskedOf(resource, record) : record;
    if (isForFile || !lifecycle) return seen;
    const open = openTransitions(resource, row, viewer, own.has(row.id));
    return { ...seen, available_transitions: presentTransitions(lifecycle, row.status ?? '', open) };
  });
}

export function maskedOf<Record_ extends Record<string, unknown>>(
  resource: AnyResource,
  record: Record_,
): Record_ {
  const masks = Object.entries(resource.personal ?? {}) as [string, (value: string) => string][];
  const hidden = masks
    .filter(([field]) => field in record)
    .map(([field, mask]) => [field, maskedText(record[field], mask)]);
  return { ...record, ...Object.fromEntries(hidden) };
}

/** Every text in a value, however deep it lies. */
function maskedText(value: unknown, mask: (text: string) => string): unknown {
  if (typeof value === 'string') return mask(value);
  if (Array.isArray(value)) return value.map((item) => maskedText(item, mask));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, maskedText(inner, mask)]));
}

/**
 * Columns that search and order must not use, or they would reveal masked values: one masked row within the
 * scope is enough.
 */
export function hiddenFrom(resource: AnyResource, viewer: unknown, scope: RowScope): string[] {
  const isMasked = resource.audience.masks(viewer, resource.name, scope === 'own');
  return isMasked ? Object.keys(resource.personal ?? {}) : [];
}

export function openTransitions(resource: AnyResource, row: Row, actor: unknown, isOwn: boolean): string[] {
  if (!resource.lifecycle) return [];
  return transitionsFrom(resource.lifecycle, row.status ?? '').filter((name) => {
    const action = actionOf(resource, name);
    if (!action || isClosedTo(resource, actor, name)) return false;
    const scope = resource.audience.allows(actor, action.allow);
    return (scope === 'all' || (scope === 'own' && isOwn)) && (action.when?.(row, actor) ?? true);
  });
}

export function actionOf(
  resource: AnyResource,
  move: string,
): TransitionAction<Row, unknown, unknown> | undefined {
  const { transitions = {} } = resource;
  // Inherited properties of objects are no transitions.
  const action = Object.hasOwn(transitions, move) ? transitions[move] : undefined;
  return action === 'notOfStaff' ? undefined : action;
}

/** The viewer's own rows; queried only where a transition or a mask depends on it. */
async function ownAmong(
  resource: AnyResource,
  rows: Row[],
  { viewer, transaction, isForFile = false }: ReadContext<unknown>,
): Promise<Set<number>> {
  const actions = Object.keys(resource.transitions ?? {}).map((name) => actionOf(resource, name));
  const { allows, masks } = resource.audience;
  const narrow = !isForFile && actions.some((action) => action && allows(viewer, action.allow) === 'own');
  const mixed = masks(viewer, resource.name, true) !== masks(viewer, resource.name, false);
  if ((!narrow && !mixed) || rows.length === 0) return new Set();
  const where = {
    [Op.and]: [resource.rows(viewer, 'own'), { id: rows.map(({ id }) => id) }],
  } as WhereOptions;
  const own = (await resource.model.findAll({
    attributes: ['id'],
    where,
    raw: true,
    transaction,
  })) as unknown as { id: number }[];
  return new Set(own.map(({ id }) => id));
}

import { type Model, type ModelStatic, Op, type Transaction, type WhereOptions } from 'sequelize';
import { countChanged, forbidden } from '../../platform/http/errors.ts';
import { listedUnder } from '../../platform/kit/reading.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import type { BulkAction, BulkCall } from './actions.ts';
import { mostAtOnce } from './bulkBody.ts';

export interface Chosen {
  /** Within the scope of the action, locked, ascending. */
  ids: number[];
  /** Chosen, but not found for this user and this action. */
  missing: number[];
}

/**
 * Selects the rows. All are locked at once and in one order, before anything is written, so that two such
 * actions over the same rows cannot deadlock.
 */
export async function chosenRows(
  { among, scope, lockFirst }: BulkAction,
  call: BulkCall,
  transaction: Transaction,
): Promise<Chosen> {
  const { body, actor } = call;
  const wanted = body.ids ?? (await underFilter(among, call, transaction, lockFirst ? 'read' : 'lock'));
  await lockFirst?.(wanted, transaction);
  const where = { [Op.and]: [among.rows(actor, scope), { id: wanted }] } as WhereOptions;
  const ids = await idsOf(among.model, where, transaction, 'lock');
  const found = new Set(ids);
  return { ids, missing: wanted.filter((id) => !found.has(id)) };
}

/** As many as the user saw under the filter, or an error. They are only read if other rows must be locked before them. */
async function underFilter(
  resource: AnyResource,
  call: BulkCall,
  transaction: Transaction,
  how: 'read' | 'lock',
) {
  const { body, actor } = call;
  const scope = resource.list && resource.audience.allows(actor, resource.list.allow);
  if (!scope) throw forbidden();
  const where = listedUnder(resource, { actor, scope }, body.filter ?? {});
  const ids = await idsOf(resource.model, where, transaction, how);
  if (body.filter && ids.length !== body.expectedTotal)
    throw countChanged(ids.length > mostAtOnce ? await resource.model.count({ where }) : ids.length);
  return ids;
}

async function idsOf(
  model: ModelStatic<Model>,
  where: WhereOptions,
  transaction: Transaction,
  how: 'read' | 'lock',
) {
  const rows = (await model.findAll({
    attributes: ['id'],
    where,
    order: [['id', 'ASC']],
    limit: mostAtOnce + 1,
    raw: true,
    transaction,
    ...(how === 'lock' && { lock: transaction.LOCK.NO_KEY_UPDATE }),
  })) as unknown as { id: number }[];
  return rows.map(({ id }) => id);
}

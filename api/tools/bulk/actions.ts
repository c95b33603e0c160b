import { entityOf } from '@odonta/db/vocabulary/entities.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import type { RowScope } from '../../platform/http/audiences.ts';
import type { Call } from '../../platform/http/endpoint.ts';
import { closedToImpersonator, forbidden, invalid } from '../../platform/http/errors.ts';
import { check } from '../../platform/http/validation.ts';
import { writableOf } from '../../platform/kit/changes.ts';
import { isClosedTo } from '../../platform/kit/impersonation.ts';
import { actionOf, type Row } from '../../platform/kit/records.ts';
import type { AnyResource } from '../../platform/kit/resource.ts';
import { transitionBody, transitionRows } from '../../platform/kit/transitioning.ts';
import { changeRows, takeRows, type WriteContext, type Written } from '../../platform/kit/writing.ts';
import { hasTrash } from '../trash/trash.ts';
import { restoreRows, trashOf } from '../trash/undeleting.ts';
import type { BulkBody } from './bulkBody.ts';

export type BulkCall = Call<unknown, unknown, BulkBody>;

/** An action over many rows, after its permission and its body were checked. */
export interface BulkAction {
  /** As the journal calls the whole. */
  name: string;
  scope: RowScope;
  /** The resource with the rows that may be chosen. */
  among: AnyResource;
  isOfTrash?: boolean;
  lockFirst?(ids: readonly number[], transaction: Transaction): Promise<unknown>;
  lock?(ids: readonly number[], transaction: Transaction): Promise<unknown>;
  write(writeContext: WriteContext, rows: Row[]): Promise<Written[]>;
}

export function bulkActionOf(resource: AnyResource, call: BulkCall): BulkAction {
  const { action, move = '', body, data } = call.body;
  const byAction = {
    update: resource.update,
    delete: resource.remove,
    restore: resource.remove,
    move: undefined,
  };
  const allowed = action === 'move' ? actionOf(resource, move) : byAction[action];
  if (action === 'move' && !allowed) throw invalid({ move: 'Такого действия нет' });
  const scope = allowed && resource.audience.allows(call.actor, allowed.allow);
  if (!scope) throw forbidden();
  const own = { update: 'update', delete: 'remove', restore: 'remove', move };
  if (isClosedTo(resource, call.actor, own[action])) throw closedToImpersonator();
  const reason = entityOf(resource.name)?.oneByOne?.[action === 'move' ? move : action];
  if (reason) throw invalid({ action: reason }, reason);

  const ofRemoval = resource.remove?.lock && { lock: resource.remove.lock };
  if (action === 'delete')
    return { name: 'bulk_delete', scope, among: resource, ...ofRemoval, write: takeRows };
  if (action === 'restore') {
    if (!hasTrash(resource)) throw invalid({ action: 'Здесь удаляют насовсем' });
    const among = trashOf(resource);
    return { name: 'bulk_restore', scope, among, isOfTrash: true, ...ofRemoval, write: restoreRows };
  }
  if (action === 'update') {
    // Before any row: values that no row could take are errors of the form, and not of the rows.
    const columns = Object.keys(resource.model.getAttributes()).map((column) => [column, undefined]);
    const none = { ...Object.fromEntries(columns), id: 0 };
    const fields = writableOf(resource.update?.body ?? Joi.object(), data, none);
    if (Object.keys(fields).length === 0) throw invalid({ data: 'Выберите хотя бы одно поле' });
    return {
      name: 'bulk_edit',
      scope,
      among: resource,
      write: (writeContext, rows) => changeRows(writeContext, rows, data),
    };
  }
  const { lock, lockFirst } = actionOf(resource, move) ?? {};
  const said = check(transitionBody(resource, move) as Joi.ObjectSchema<Record<string, unknown>>, body ?? {});
  return {
    name: `bulk_${move}`,
    scope,
    among: resource,
    ...(lock && { lock }),
    ...(lockFirst && { lockFirst }),
    write: (writeContext, rows) => transitionRows(writeContext, move, rows, said),
  };
}

import { endsOf, type Lifecycle } from '@odonta/db/vocabulary/lifecycle.ts';
import { type Model, type ModelStatic, QueryTypes, type Sequelize } from 'sequelize';
import { systemAuditActor, systemOrigin } from '../journals/system.ts';

export interface DueTransition<M extends Model, Name extends string> {
  lifecycle: Lifecycle<string, Name>;
  model: ModelStatic<M>;
  name: Name;
  /** Selects `id` and `status` of due rows, in SQL, with row locks. */
  due: string;
  bind?: readonly string[];
  /** Further changes besides the status, in SQL. */
  set?: string;
}

/**
 * Applies a transition of the clock to everything due, in one statement: the status, its history and the audit
 * log. Rows in another source status stay unchanged. Returns the number of changed rows.
 */
export async function applyWhereDue<M extends Model, Name extends string>(
  { lifecycle, model, name, due, bind = [], set }: DueTransition<M, Name>,
  sequelize: Sequelize,
): Promise<number> {
  const { from } = lifecycle.transitions[name];
  const [to, ...others] = endsOf(lifecycle.transitions[name]);
  if (to === undefined || others.length > 0) throw new Error(`${name} has not one end`);
  const table = String(model.getTableName());
  const { updatedAt } = model.options;
  const last = bind.length;
  const moved = await sequelize.query(
    `with due as (${due}),
     moved as (
       update ${table} as t
       set status = '${to}', version = t.version + 1, ${String(updatedAt)} = now()${set ? `, ${set}` : ''}
       from due where t.id = due.id and due.status = any($${last + 1}::text[])
       returning t.id, due.status as from_status),
     history as (
       insert into status_changes (resource, record_id, move, from_status, to_status, actor_name)
       select '${table}', id, '${name}', from_status, '${to}', $${last + 2} from moved)
     insert into audit_log (actor_name, action, resource, record_id, changes, request_id)
     select $${last + 2}, '${name}', '${table}', id::text,
       jsonb_build_object('status', jsonb_build_array(from_status, '${to}')), $${last + 3} from moved
     returning id`,
    { bind: [...bind, [...from], systemAuditActor.name, systemOrigin.request_id], type: QueryTypes.SELECT },
  );
  return moved.length;
}

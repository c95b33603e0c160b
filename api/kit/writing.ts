import type { MoveDefinition } from '@odonta/db/vocabulary/lifecycle.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import type { Call, Reply } from '../http/endpoint.ts';
import { forbidden, notFound, transitionNotAllowed, versionConflict } from '../http/errors.ts';
import { id, line } from '../http/validation.ts';
import { changesBetween, writableOf } from './changes.ts';
import { actionOf, openMoves, pick, pickMany, type Row, type Shown, show } from './records.ts';
import type { AnyResource, Reading, Works } from './resource.ts';

type Writing = Call<unknown, unknown, unknown>;

export const bulkBody = Joi.object<{ action: 'update' | 'delete'; ids: number[]; data?: unknown }>({
  action: Joi.string().valid('update', 'delete').required(),
  ids: Joi.array().items(id).min(1).max(500).unique().required(),
  data: Joi.object()
    .unknown()
    .when('action', { is: 'update', then: Joi.required(), otherwise: Joi.forbidden() }),
});

export function create(resource: AnyResource, works: Works, call: Writing): Promise<Reply> {
  return works.deed(async (transaction) => {
    const row = (await resource.create?.run({ ...call, transaction })) as Row;
    const record = await shown(resource, await row.reload({ include: resource.include, transaction }), {
      viewer: call.actor,
      transaction,
    });
    await journal(resource, works, call, transaction, 'create', row, changesBetween(resource, {}, record));
    return { message: record, status: 201 };
  });
}

export function update(resource: AnyResource, works: Works, call: Writing): Promise<Reply> {
  return works.deed(async (transaction) => {
    const row = await pick(resource, call.actor, call.reach, call.params.id ?? '', transaction);
    return {
      message: await change(resource, works, call, transaction, row, call.body, call.req.get('if-match')),
    };
  });
}

export function remove(resource: AnyResource, works: Works, call: Writing): Promise<Reply> {
  return works.deed(async (transaction) => {
    const row = await pick(resource, call.actor, call.reach, call.params.id ?? '', transaction);
    return { message: await take(resource, works, call, transaction, row) };
  });
}

/** All or none: one id out of reach, or one row that refuses, and nothing is written. */
export function bulk(resource: AnyResource, works: Works, call: Writing): Promise<Reply> {
  const { action, ids, data } = call.body as { action: 'update' | 'delete'; ids: number[]; data?: unknown };
  const gate = action === 'update' ? resource.update : resource.remove;
  const reach = gate && resource.door.admits(call.actor, gate.allow);
  if (!reach) throw forbidden();
  return works.deed(async (transaction) => {
    const rows = await pickMany(resource, call.actor, reach, ids, transaction);
    const missing = ids.filter((wanted) => !rows.some((row) => row.id === wanted));
    if (missing.length > 0) throw notFound(`Записи не найдены: ${missing.join(', ')}`);
    for (const row of rows)
      await (action === 'update'
        ? change(resource, works, call, transaction, row, data)
        : take(resource, works, call, transaction, row));
    return { message: { ids } };
  });
}

export function move(resource: AnyResource, works: Works, name: string, call: Writing): Promise<Reply> {
  const definition = resource.lifecycle?.moves[name] as MoveDefinition<string>;
  const action = actionOf(resource, name);
  return works.deed(async (transaction) => {
    const row = await pick(resource, call.actor, call.reach, call.params.id ?? '', transaction);
    const allowed = openMoves(resource, row, call.actor, call.reach === 'own');
    const from = row.status ?? '';
    if (!allowed.includes(name))
      throw transitionNotAllowed(
        definition.label,
        resource.lifecycle?.statuses[from]?.label ?? from,
        allowed,
      );
    const before = await shown(resource, row, { viewer: call.actor, transaction });
    const body = call.body as Record<string, never> & { reason?: string };
    await action?.run?.({ ...call, body, row, transaction });
    // Set last and by hand: a move that changes facts alone must still raise the version.
    row.set('status', definition.to ?? from);
    row.changed('status' as never, true);
    await row.save({ transaction });
    const reason = body?.reason ?? null;
    const record = await shown(resource, await row.reload({ include: resource.include, transaction }), {
      viewer: call.actor,
      transaction,
    });
    const step = {
      resource: resource.name,
      record_id: row.id,
      move: name,
      from_status: from,
      to_status: definition.to ?? from,
      reason,
    };
    await works.step({ ...step, actor_id: resource.door.signature(call.actor).id }, transaction);
    await journal(
      resource,
      works,
      call,
      transaction,
      name,
      row,
      changesBetween(resource, before, record),
      reason,
    );
    return { message: await shown(resource, row, { viewer: call.actor, transaction }) };
  });
}

/** The body of a move: what it asks for itself, and the reason where one is needed. */
export function moveBody(resource: AnyResource, name: string): Joi.ObjectSchema {
  // With no keys named Joi takes any; `{}` names none.
  const own = actionOf(resource, name)?.body ?? Joi.object({});
  return resource.lifecycle?.moves[name]?.needs_reason
    ? own.append({ reason: line(1000).min(3).required() })
    : own;
}

async function change(
  resource: AnyResource,
  works: Works,
  call: Writing,
  transaction: Transaction,
  row: Row,
  sent: unknown,
  version?: string,
) {
  const before = await shown(resource, row, { viewer: call.actor, transaction });
  if (version !== undefined && version !== '*' && version.replace(/^W\/|"/g, '') !== String(row.version))
    throw versionConflict(before);
  const body = writableOf(resource.update?.body ?? Joi.object(), sent, before);
  if (Object.keys(body).length === 0) return before;
  const doing = { ...call, body, row, transaction };
  await (resource.update?.run ? resource.update.run(doing) : row.set(body));
  // A change of child rows alone changes the record too, and must raise its version.
  row.changed('id' as never, true);
  await row.save({ transaction });
  const after = await shown(resource, await row.reload({ include: resource.include, transaction }), {
    viewer: call.actor,
    transaction,
  });
  await journal(resource, works, call, transaction, 'edit', row, changesBetween(resource, before, after));
  return after;
}

async function take(
  resource: AnyResource,
  works: Works,
  call: Writing,
  transaction: Transaction,
  row: Row,
): Promise<Shown> {
  const before = await shown(resource, row, { viewer: call.actor, transaction });
  await resource.remove?.run?.({ ...call, row, transaction });
  await row.destroy({ transaction });
  await journal(resource, works, call, transaction, 'delete', row, {});
  return before;
}

async function shown(resource: AnyResource, row: Row, reading: Reading<unknown>): Promise<Shown> {
  const [record] = await show(resource, [row], reading);
  if (!record) throw new Error(`${resource.name} presents fewer records than rows`);
  return record;
}

function journal(
  resource: AnyResource,
  works: Works,
  { actor, origin }: Writing,
  transaction: Transaction,
  action: string,
  row: Row,
  changes: Record<string, [unknown, unknown]>,
  reason: string | null = null,
) {
  const entry = {
    by: resource.door.signature(actor),
    origin,
    action,
    resource: resource.name,
    record_id: row.id,
    changes,
    reason,
  };
  return works.audit(entry, transaction);
}

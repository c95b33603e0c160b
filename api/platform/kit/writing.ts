import Joi from 'joi';
import type { Transaction } from 'sequelize';
import type { Call, Reply } from '../http/endpoint.ts';
import { versionConflict } from '../http/errors.ts';
import { changesOf, writableOf } from './changes.ts';
import { pick, type Row, reread, type Shown, show } from './records.ts';
import type { AnyResource, UnitOfWork } from './resource.ts';
import { isOutdated } from './versions.ts';

/** The parts of a call that writing needs, so that imported rows are written without a request. */
export interface WritingCall
  extends Pick<
    Call<unknown, unknown, unknown>,
    'actor' | 'scope' | 'params' | 'query' | 'body' | 'origin' | 'answered'
  > {
  req: { get(header: 'if-match'): string | undefined };
}

/** The context of writing rows: the actor, the transaction and the audit log. */
export interface WriteContext {
  resource: AnyResource;
  unitOfWork: UnitOfWork;
  call: WritingCall;
  transaction: Transaction;
  /** The audit entry of the bulk action that this one is a part of. */
  parent?: string;
  /** Writes one row and answers whether it took it; without this, the first refusal ends it for all. */
  attempt?(id: number, write: () => Promise<void>): Promise<boolean>;
}

/** A record before and after; `after` is missing where nothing is left to show. */
export interface Written {
  before: Shown;
  after?: Shown;
}

export function create(resource: AnyResource, unitOfWork: UnitOfWork, call: WritingCall): Promise<Reply> {
  return unitOfWork.transaction(async (transaction) => {
    const writeContext = { resource, unitOfWork, call, transaction };
    const row = (await resource.create?.run({ ...call, transaction })) as Row;
    const [record] = await shown(writeContext, [
      await row.reload({ include: resource.include, transaction }),
    ]);
    await journal(writeContext, 'create', [{ before: {}, after: record as Shown }]);
    return call.answered({ message: record, status: 201 }, transaction);
  });
}

export function update(resource: AnyResource, unitOfWork: UnitOfWork, call: WritingCall): Promise<Reply> {
  return unitOfWork.transaction(async (transaction) => {
    const writeContext = { resource, unitOfWork, call, transaction };
    const row = await pick(resource, call.actor, call.scope, call.params.id ?? '', transaction);
    if (isOutdated(call.req.get('if-match'), row))
      throw versionConflict((await shown(writeContext, [row]))[0]);
    const [written] = await changeRows(writeContext, [row], call.body);
    return { message: written?.after };
  });
}

export function remove(resource: AnyResource, unitOfWork: UnitOfWork, call: WritingCall): Promise<Reply> {
  return unitOfWork.transaction(async (transaction) => {
    const row = await pick(resource, call.actor, call.scope, call.params.id ?? '', transaction);
    const [written] = await takeRows({ resource, unitOfWork, call, transaction }, [row]);
    return { message: written?.before };
  });
}

/** Writes the same into each of the rows. */
export async function changeRows(writeContext: WriteContext, rows: Row[], sent: unknown): Promise<Written[]> {
  const { resource, call, transaction } = writeContext;
  const befores = recordsById(await shown(writeContext, rows));
  const changed = new Set<number>();
  const accepted = await writeEach(writeContext, rows, async (row) => {
    const body = writableOf(resource.update?.body ?? Joi.object(), sent, befores.get(row.id) as Shown);
    if (Object.keys(body).length === 0) return;
    await (resource.update?.run ? resource.update.run({ ...call, body, row, transaction }) : row.set(body));
    // A change of child rows alone changes the record too, and must raise its version.
    row.changed('id' as never, true);
    await row.save({ transaction });
    changed.add(row.id);
  });
  const written = await compared(writeContext, befores, accepted);
  await journal(
    writeContext,
    'edit',
    written.filter(({ before }) => changed.has(before.id)),
  );
  return written;
}

export async function takeRows(writeContext: WriteContext, rows: Row[]): Promise<Written[]> {
  const { resource, call, transaction } = writeContext;
  const befores = recordsById(await shown(writeContext, rows));
  const accepted = await writeEach(writeContext, rows, async (row) => {
    await resource.remove?.run?.({ ...call, row, transaction });
    await row.destroy({ transaction });
  });
  const taken = accepted.map(({ id }) => ({ before: befores.get(id) as Shown }));
  await journal(writeContext, 'delete', taken);
  return taken;
}

/** Writes row after row, and answers those that were written: all of them, unless the pen goes on after a refusal. */
export async function writeEach(
  { attempt = insist }: WriteContext,
  rows: Row[],
  write: (row: Row) => Promise<void>,
): Promise<Row[]> {
  const accepted: Row[] = [];
  for (const row of rows) if (await attempt(row.id, () => write(row))) accepted.push(row);
  return accepted;
}

async function insist(_id: number, write: () => Promise<void>): Promise<boolean> {
  await write();
  return true;
}

/** A write of one record answers with its card; before and after it the same is made, so that they can be compared. */
export function shown({ resource, call, transaction, parent }: WriteContext, rows: Row[]): Promise<Shown[]> {
  return show(resource, rows, { viewer: call.actor, transaction, isCard: parent === undefined });
}

/** Each of the written rows as it was and as it is. */
export async function compared(
  writeContext: WriteContext,
  befores: ReadonlyMap<number, Shown>,
  written: Row[],
): Promise<Required<Written>[]> {
  const rows = await reread(writeContext.resource, written, writeContext.transaction);
  const afters = await shown(writeContext, rows);
  return afters.map((after) => ({ before: befores.get(after.id) as Shown, after }));
}

export function recordsById(records: Shown[]): Map<number, Shown> {
  return new Map(records.map((record) => [record.id, record]));
}

/** A created record has no before, a deleted one no after and nothing to compare. */
export function journal(
  { resource, unitOfWork, call: { actor, origin }, transaction, parent }: WriteContext,
  action: string,
  written: readonly { before: Partial<Shown>; after?: Shown }[],
): Promise<void> {
  const common = { by: resource.audience.auditActor(actor), origin, action, resource: resource.name };
  const entries = written.map(({ before, after }) => ({
    ...common,
    record_id: after?.id ?? before.id ?? null,
    changes: changesOf(resource, { before, after }),
    parent_id: parent ?? null,
  }));
  return unitOfWork.auditAll(entries, transaction);
}

import { isDeepStrictEqual } from 'node:util';
import { Op, type Transaction, type WhereOptions } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { RowScope } from '../../platform/http/audiences.ts';
import type { Origin } from '../../platform/http/endpoint.ts';
import { conflict, forbidden, notFound } from '../../platform/http/errors.ts';
import { check } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { pick, type Shown } from '../../platform/kit/records.ts';
import type { AnyResource, UnitOfWork } from '../../platform/kit/resource.ts';
import { create, update, type WritingCall } from '../../platform/kit/writing.ts';
import { importsOf } from './subjects.ts';

/** By whom rows are written, and into which resource. */
export interface Writer {
  resource: AnyResource;
  actor: SignedInUser;
  origin: Origin;
}

export interface Written {
  outcome: 'CREATED' | 'UPDATED' | 'SAME';
  record_id: number;
  record_version: number;
  /** The version of a found record before it was written; null for a new one. */
  seen_version: number | null;
  /** The fields that were changed, as they were. */
  before: Record<string, unknown> | null;
}

/** Writes the values of a row as the forms of the resource would: by its own rights, rules and journals. */
export async function writeRow(
  writer: Writer,
  values: Record<string, unknown>,
  transaction: Transaction,
): Promise<Written> {
  const { id, ...body } = withoutKeys(writer, values);
  const found = id === undefined ? await idByKey(writer, values, transaction) : Number(id);
  return found === null ? add(writer, body, transaction) : change(writer, found, body, transaction);
}

/** The call that a form would have made; rows are checked and written as calls are. */
export const callOf = (
  { actor, origin }: Writer,
  scope: RowScope,
  body: unknown,
  id?: number,
): WritingCall => ({
  ...{ actor, origin, scope, body, query: {}, params: { id: String(id) } },
  answered: async (reply) => reply,
  req: { get: () => undefined },
});

/** Everything that a row causes is written within the transaction of the import. */
export const unitOfWorkWithin = (transaction: Transaction): UnitOfWork => ({
  ...unitOfWork,
  transaction: (work) => work(transaction),
});

async function add(writer: Writer, sent: unknown, transaction: Transaction): Promise<Written> {
  const { resource, actor } = writer;
  if (!resource.create) throw notFound('Такой записи нет, а новых здесь не добавляют');
  const scope = resource.audience.allows(actor, resource.create.allow);
  if (!scope) throw forbidden();
  const body = check(resource.create.body, sent);
  const reply = await create(resource, unitOfWorkWithin(transaction), callOf(writer, scope, body));
  const { id, version } = recordIn(reply);
  return { outcome: 'CREATED', record_id: id, record_version: version, seen_version: null, before: null };
}

async function change(
  writer: Writer,
  id: number,
  sent: Record<string, unknown>,
  transaction: Transaction,
): Promise<Written> {
  const { resource, actor } = writer;
  const scope = resource.update && resource.audience.allows(actor, resource.update.allow);
  if (!scope) throw forbidden();
  const row = await pick(resource, actor, scope, String(id), transaction);
  const { version } = row;
  const [before] = (await resource.present([row], { viewer: actor, transaction })) as Shown[];
  const reply = await update(resource, unitOfWorkWithin(transaction), callOf(writer, scope, sent, id));
  const after = recordIn(reply);
  return {
    outcome: after.version === version ? 'SAME' : 'UPDATED',
    record_id: id,
    record_version: after.version,
    seen_version: version ?? 0,
    before: Object.fromEntries(
      Object.keys(sent)
        .filter((field) => !isDeepStrictEqual(sent[field], before?.[field]))
        .map((field) => [field, before?.[field] ?? null]),
    ),
  };
}

/** A record of those in reach that has the same key; null is a new one. */
async function idByKey(
  { resource, actor }: Writer,
  values: Record<string, unknown>,
  transaction: Transaction,
): Promise<number | null> {
  const { key } = importsOf(resource);
  const scope = resource.update && resource.audience.allows(actor, resource.update.allow);
  if (!scope || key.length === 0 || key.some((field) => values[field] === undefined)) return null;
  const wanted = Object.fromEntries(key.map((field) => [field, values[field]]));
  const where = { [Op.and]: [resource.rows(actor, scope), wanted] } as WhereOptions;
  const found = await resource.model.findAll({ attributes: ['id'], where, limit: 2, transaction });
  if (found.length > 1) throw conflict('Таких записей несколько: укажите номер в столбце «№»');
  const id = found[0]?.get('id');
  return typeof id === 'number' ? id : null;
}

/** Columns that only identify the record are not written. */
function withoutKeys({ resource }: Writer, values: Record<string, unknown>) {
  const keys = importsOf(resource)
    .fields.filter(({ isKeyOnly }) => isKeyOnly)
    .map(({ field }) => field);
  return Object.fromEntries(Object.entries(values).filter(([field]) => !keys.includes(field)));
}

function recordIn(reply: unknown): { id: number; version: number } {
  const { message } = reply as { message: Shown & { version: number } };
  return message;
}

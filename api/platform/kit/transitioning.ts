import Joi from 'joi';
import type { Reply } from '../http/endpoint.ts';
import { notFound, versionConflict } from '../http/errors.ts';
import { line } from '../http/validation.ts';
import { applyTransitions } from '../transitions/applyTransition.ts';
import { changesOf, recordedIn } from './changes.ts';
import { actionOf, isRowId, openTransitions, pick, type Row, reread } from './records.ts';
import type { AnyResource, UnitOfWork } from './resource.ts';
import { isOutdated } from './versions.ts';
import {
  compared,
  recordsById,
  shown,
  type WriteContext,
  type WritingCall,
  type Written,
} from './writing.ts';

export function makeTransition(
  resource: AnyResource,
  unitOfWork: UnitOfWork,
  name: string,
  call: WritingCall,
): Promise<Reply> {
  return unitOfWork.transaction(async (transaction) => {
    const writeContext = { resource, unitOfWork, call, transaction };
    const id = call.params.id ?? '';
    if (isRowId(id)) await actionOf(resource, name)?.lockFirst?.([Number(id)], transaction);
    const row = await pick(resource, call.actor, call.scope, id, transaction);
    if (resource.lifecycle?.transitions[name]?.of_version && isUnseen(call.body, row))
      throw versionConflict((await shown(writeContext, [row]))[0]);
    await transitionRows(writeContext, name, [row], call.body);
    const [message] = await shown(writeContext, await reread(resource, [row], transaction));
    return call.answered({ message }, transaction);
  });
}

/** Makes the same transition with each of the rows. */
export async function transitionRows(
  writeContext: WriteContext,
  name: string,
  rows: Row[],
  sent: unknown,
): Promise<Written[]> {
  const { resource, call, transaction, attempt, parent } = writeContext;
  const { lifecycle } = resource;
  if (!lifecycle) throw notFound();
  const action = actionOf(resource, name);
  const body = (sent ?? {}) as { reason?: string };
  const { reason = '' } = body;
  const context = (row: Row) => ({ ...call, body, reason, row, transaction });
  const befores = recordsById(await shown(writeContext, rows));
  let written: Required<Written>[] = [];
  const accepted = await applyTransitions(
    {
      ...{ lifecycle, resource: resource.name, rows, name, attempt, parent_id: parent ?? null },
      ...{
        actor: resource.audience.auditActor(call.actor),
        origin: call.origin,
        reason: body.reason ?? null,
        audited_reason: recordedIn(resource, body.reason),
      },
      open: (row) => openTransitions(resource, row, call.actor, call.scope === 'own'),
      run: (row) => action?.run?.(context(row)),
      effects: (row, from, ran) => action?.effects?.({ ...context(row), from, ran }),
      changesOf: async (made) => {
        written = await compared(writeContext, befores, made);
        const changes = new Map(written.map((each) => [each.after.id, changesOf(resource, each)]));
        return ({ id }) => changes.get(id) ?? {};
      },
    },
    transaction,
  );
  for (const row of accepted) await action?.follow?.(row, transaction);
  return written;
}

/** Whether the sender names another version than the row has. */
const isUnseen = (sent: unknown, row: Row): boolean => {
  const { version } = (sent ?? {}) as { version?: number };
  return isOutdated(version?.toString(), row);
};

/** The body of a transition: its own fields, and the reason where one is required. */
export function transitionBody(resource: AnyResource, name: string): Joi.ObjectSchema {
  // Without keys Joi accepts any; `{}` accepts none.
  const own = actionOf(resource, name)?.body ?? Joi.object({});
  const { needs_reason, of_version } = resource.lifecycle?.transitions[name] ?? {};
  const seen = of_version ? own.append({ version: Joi.number().integer().min(0) }) : own;
  return needs_reason ? seen.append({ reason: line(1000).min(3).required() }) : seen;
}

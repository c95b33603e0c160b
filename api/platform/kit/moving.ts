import Joi from 'joi';
import type { Reply } from '../http/endpoint.ts';
import { notFound } from '../http/errors.ts';
import { line } from '../http/validation.ts';
import { applyTransitions } from '../transitions/applyTransition.ts';
import { changesOf } from './changes.ts';
import { actionOf, isRowId, openMoves, pick, type Row, reread } from './records.ts';
import type { AnyResource, Works } from './resource.ts';
import { compared, type Pen, recordsById, shown, type WritingCall, type Written } from './writing.ts';

export function move(resource: AnyResource, works: Works, name: string, call: WritingCall): Promise<Reply> {
  return works.deed(async (transaction) => {
    const pen = { resource, works, call, transaction };
    const id = call.params.id ?? '';
    if (isRowId(id)) await actionOf(resource, name)?.holdFirst?.([Number(id)], transaction);
    const row = await pick(resource, call.actor, call.reach, id, transaction);
    await moveRows(pen, name, [row], call.body);
    const [message] = await shown(pen, await reread(resource, [row], transaction));
    return call.answered({ message }, transaction);
  });
}

/** Makes the same transition with each of the rows. */
export async function moveRows(pen: Pen, name: string, rows: Row[], sent: unknown): Promise<Written[]> {
  const { resource, call, transaction, attempt, parent } = pen;
  const { lifecycle } = resource;
  if (!lifecycle) throw notFound();
  const action = actionOf(resource, name);
  const body = (sent ?? {}) as { reason?: string };
  const { reason = '' } = body;
  const doing = (row: Row) => ({ ...call, body, reason, row, transaction });
  const befores = recordsById(await shown(pen, rows));
  let written: Required<Written>[] = [];
  const accepted = await applyTransitions(
    {
      ...{ lifecycle, resource: resource.name, rows, name, attempt, parent_id: parent ?? null },
      ...{ actor: resource.door.signature(call.actor), origin: call.origin, reason: body.reason ?? null },
      open: (row) => openMoves(resource, row, call.actor, call.reach === 'own'),
      run: (row) => action?.run?.(doing(row)),
      effects: (row, from, ran) => action?.effects?.({ ...doing(row), from, ran }),
      changesOf: async (made) => {
        written = await compared(pen, befores, made);
        const changes = new Map(written.map((each) => [each.after.id, changesOf(resource, each)]));
        return ({ id }) => changes.get(id) ?? {};
      },
    },
    transaction,
  );
  for (const row of accepted) await action?.follow?.(row, transaction);
  return written;
}

/** The body of a move: what it asks for itself, and the reason where one is needed. */
export function moveBody(resource: AnyResource, name: string): Joi.ObjectSchema {
  // With no keys named Joi takes any; `{}` names none.
  const own = actionOf(resource, name)?.body ?? Joi.object({});
  return resource.lifecycle?.moves[name]?.needs_reason
    ? own.append({ reason: line(1000).min(3).required() })
    : own;
}

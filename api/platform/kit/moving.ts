import { endsOf } from '@odonta/db/vocabulary/lifecycle.ts';
import Joi from 'joi';
import type { Reply } from '../http/endpoint.ts';
import { transitionNotAllowed } from '../http/errors.ts';
import { line } from '../http/validation.ts';
import { actionOf, isRowId, openMoves, pick, type Row, reread } from './records.ts';
import type { AnyResource, Works } from './resource.ts';
import {
  compared,
  journal,
  type Pen,
  recordsById,
  shown,
  type WritingCall,
  type Written,
  writeEach,
} from './writing.ts';

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

/** Makes the same move with each of the rows. */
export async function moveRows(pen: Pen, name: string, rows: Row[], sent: unknown): Promise<Written[]> {
  const { resource, works, call, transaction } = pen;
  const ends = endsOf(resource.lifecycle?.moves[name] ?? {});
  const body = (sent ?? {}) as Record<string, never> & { reason?: string };
  const reason = body.reason ?? null;
  const befores = recordsById(await shown(pen, rows));
  const steps = new Map<number, { from_status: string; to_status: string }>();
  const accepted = await writeEach(pen, rows, async (row) => {
    refuseClosed(pen, name, row);
    const from = row.status ?? '';
    await actionOf(resource, name)?.run?.({ ...call, body, row, transaction });
    const to = ends.length > 1 ? chosenOf(ends, row) : (ends[0] ?? from);
    // Set last and by hand: a move that changes facts alone must still raise the version.
    row.set('status', to);
    row.changed('status' as never, true);
    await row.save({ transaction });
    steps.set(row.id, { from_status: from, to_status: to });
  });
  const written = await compared(pen, befores, accepted);
  const { id: actor_id, name: actor_name } = resource.door.signature(call.actor);
  const common = { resource: resource.name, move: name, reason, actor_id, actor_name };
  await works.steps(
    [...steps].map(([record_id, step]) => ({ ...common, record_id, ...step })),
    transaction,
  );
  await journal(pen, name, written, reason);
  for (const row of accepted) await actionOf(resource, name)?.follow?.(row, transaction);
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

/** Where a move may end in several ways, its deed has chosen one. */
function chosenOf(ends: readonly string[], { status = '' }: Row): string {
  if (!ends.includes(status)) throw new Error(`The move ended in ${status}, not in ${ends.join(' or ')}`);
  return status;
}

function refuseClosed({ resource, call }: Pen, name: string, row: Row): void {
  const allowed = openMoves(resource, row, call.actor, call.reach === 'own');
  if (allowed.includes(name)) return;
  const from = row.status ?? '';
  const { statuses, moves } = resource.lifecycle ?? {};
  throw transitionNotAllowed(moves?.[name]?.label ?? name, statuses?.[from]?.label ?? from, allowed);
}

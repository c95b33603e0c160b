import { StatusChange } from '@odonta/db/models';
import type { Lifecycle } from '@odonta/db/vocabulary/lifecycle.ts';
import type { Transaction } from 'sequelize';
import type { AuditActor } from '../http/audiences.ts';
import type { Origin } from '../http/endpoint.ts';
import { unitOfWork } from '../journals/unitOfWork.ts';
import type { AuditEntry } from '../kit/resource.ts';
import { type Changes, type Made, type Movable, make, type Transition } from './transition.ts';

export interface OneTransition<M extends Movable, Name extends string> extends Transition<M, Name> {
  /** The details of the audit log besides the status. */
  changes?(row: M): Changes;
  /** Overrides of the audit entry; null where the caller audits the whole action that this is a part of. */
  audit?: Partial<Pick<AuditEntry, 'action' | 'resource' | 'record_id' | 'changes'>> | null;
}

/**
 * Makes a transition of one row: locks and rereads it unless the caller has, asks the lifecycle, runs the
 * transition, writes the status, its history and the audit log. Answers 409 with the open transitions where
 * this one is closed.
 */
export async function applyTransition<M extends Movable, Name extends string>(
  { changes, audit = {}, ...transition }: OneTransition<M, Name>,
  transaction: Transaction,
): Promise<void> {
  const made = await make(transition, transaction);
  const { row, from, to } = made;
  await StatusChange.create(changeOf(transition, made), { transaction });
  if (audit === null) return;
  const status: Changes = from === to ? {} : { status: [from, to] };
  const entry = entryOf(transition, row, { ...status, ...changes?.(row) });
  await unitOfWork.audit({ ...entry, ...audit }, transaction);
}

/** The actor and the reason. */
export interface Signed {
  by: AuditActor;
  origin: Origin;
  reason?: string | null;
}

/** The transitions of one entity for all actors except staff, whose transitions go through the kit. */
export const transitionsOf =
  <M extends Movable, Name extends string>(
    resource: string,
    lifecycle: Lifecycle<string, Name>,
    open?: (row: M) => readonly string[],
  ) =>
  (
    row: M,
    name: Name,
    { by: actor, origin, reason }: Signed,
    transaction: Transaction,
    brings: Pick<OneTransition<M, Name>, 'run' | 'effects' | 'changes' | 'audit'> = {},
  ): Promise<void> =>
    applyTransition(
      { lifecycle, resource, row, name, actor, origin, reason, ...(open && { open }), ...brings },
      transaction,
    );

export interface ManyTransitions<M extends Movable, Name extends string>
  extends Omit<Transition<M, Name>, 'row'> {
  rows: readonly M[];
  /** Writes one row and answers whether it took it; without this, the first refusal ends it for all. */
  attempt?(id: number, write: () => Promise<void>): Promise<boolean>;
  /** The details of the audit log for each row, loaded once for all. */
  changesOf(rows: M[]): Promise<(row: M) => Changes>;
  /** The reason as the audit log stores it, which is kept longer than the history. */
  audited_reason: string | null;
  /** The audit entry of the action over many records that this one is a part of. */
  parent_id?: string | null;
}

/** The same of many rows, written to the history and the audit log at once; answers those that were made. */
export async function applyTransitions<M extends Movable, Name extends string>(
  {
    rows,
    attempt = insist,
    changesOf,
    audited_reason: reason,
    parent_id = null,
    ...common
  }: ManyTransitions<M, Name>,
  transaction: Transaction,
): Promise<M[]> {
  const made: Made<M>[] = [];
  const accepted: M[] = [];
  for (const row of rows) {
    const isMade = await attempt(row.id, async () => {
      made.push(await make({ ...common, row }, transaction));
    });
    if (isMade) accepted.push(row);
  }
  const changes = await changesOf(accepted);
  await StatusChange.bulkCreate(
    made.map((each) => changeOf(common, each)),
    { transaction },
  );
  const entries = accepted.map((row) => ({ ...entryOf(common, row, changes(row)), reason, parent_id }));
  await unitOfWork.auditAll(entries, transaction);
  return accepted;
}

async function insist(_id: number, write: () => Promise<void>): Promise<boolean> {
  await write();
  return true;
}

type About = Pick<Transition<Movable>, 'resource' | 'name' | 'actor' | 'origin' | 'reason'>;

const changeOf = <M extends Movable>(
  { resource, name, actor, reason = null }: About,
  { row, from, to }: Made<M>,
) => ({
  ...{ resource, record_id: row.id, move: name, from_status: from, to_status: to },
  ...{ actor_id: actor.id, actor_name: actor.name, reason },
});

const entryOf = (
  { resource, name, actor, origin, reason = null }: About,
  { id }: Movable,
  changes: Changes,
): AuditEntry => ({ by: actor, origin, action: name, resource, record_id: id, changes, reason });

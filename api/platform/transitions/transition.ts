import { endsOf, type Lifecycle, transitionsFrom } from '@odonta/db/vocabulary/lifecycle.ts';
import type { Model, Transaction } from 'sequelize';
import type { AuditActor } from '../http/audiences.ts';
import type { Origin } from '../http/endpoint.ts';
import { transitionNotAllowed } from '../http/errors.ts';
import { type Locked, lockedRow } from './lockedRow.ts';

export type Changes = Record<string, [before: unknown, after: unknown]>;

/** A row with a lifecycle. */
export type Movable = Model & { id: number; readonly status?: string };

/** A transition of one row: the actor, the reason, and the changes besides the status. */
export interface Transition<M extends Movable, Name extends string = string> {
  lifecycle: Lifecycle<string, Name>;
  /** As in the audit log. */
  resource: string;
  row: M;
  name: Name;
  actor: AuditActor;
  origin: Origin;
  reason?: string | null;
  /** The allowed transitions, where more than the status decides; evaluated under the lock. */
  open?(row: M): readonly string[];
  /** Sets the changes besides the status. For a transition with several targets, it returns which one. */
  run?(row: M): unknown;
  /** Runs when the row is saved in its new status, with the result of `run`; an error here rolls the transition back. */
  effects?(row: M, from: string, ran: unknown): unknown;
}

/** A transition that was made. */
export interface Made<M extends Movable> {
  row: M;
  from: string;
  to: string;
}

/** Asks whether the transition is open, runs it and writes the status. The only place that changes one. */
export async function make<M extends Movable, Name extends string>(
  transition: Transition<M, Name>,
  transaction: Transaction,
): Promise<Made<M>> {
  const { lifecycle, name, open, run, effects } = transition;
  const row = await lockedRow(transition.row, transaction);
  const from = row.status ?? '';
  const allowed = open?.(row) ?? transitionsFrom(lifecycle, from);
  if (!allowed.includes(name)) throw refusal(lifecycle, name, from, allowed);
  const ran = await run?.(row);
  const to = chosenOf(endsOf(lifecycle.transitions[name]), ran, from);
  await writeStatus(row, to, transaction);
  await effects?.(row, from, ran);
  return { row, from, to };
}

/** The 409 of a closed transition: its name, the present status, and the open transitions. */
export const refusal = <Name extends string>(
  { transitions, statuses }: Lifecycle<string, Name>,
  name: Name,
  from: string,
  allowed: readonly string[],
) => transitionNotAllowed(transitions[name]?.label ?? name, statuses[from]?.label ?? from, [...allowed]);

function chosenOf(ends: readonly string[], chosen: unknown, from: string): string {
  if (ends.length <= 1) return ends[0] ?? from;
  const end = ends.find((each) => each === chosen);
  if (end === undefined) throw new Error(`The transition ended in ${chosen}, not in ${ends.join(' or ')}`);
  return end;
}

async function writeStatus<M extends Movable>(
  row: Locked<M>,
  status: string,
  transaction: Transaction,
): Promise<void> {
  row.set('status' as never, status as never);
  // A transition that changes facts alone raises the version too.
  row.changed('status' as never, true);
  await row.save({ transaction });
}

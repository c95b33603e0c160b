import type { Model, Transaction } from 'sequelize';
import type { Origin } from '../http/endpoint.ts';

/** A column that names records of the merged kind. */
export interface Reference {
  table: string;
  column: string;
  /** How many were moved, in words; absent where nobody needs to hear of it. */
  counted?: readonly [one: string, few: string, many: string];
  /** Columns of which, together with this one, no two rows may hold the same: what the kept one has already is not doubled. */
  beside?: readonly string[];
  /** The column holds a list of numbers, and no foreign key stands behind it. */
  isList?: true;
  /** Its rows are the history of the duplicate, and stay with it. */
  isHistory?: true;
  /** Its rows have a version, which is raised, so that nobody saves the old number over the new one. */
  isVersioned?: true;
}

export interface Pair<M extends Model, Actor> {
  kept: M & { id: number };
  gone: M & { id: number };
  actor: Actor;
  origin: Origin;
  transaction: Transaction;
}

/** How two records of one kind become one. Models it is declared for have a column `merged_into`. */
export interface Merging<M extends Model, Actor, Demand> {
  allow: Demand;
  /** Which of the two is kept, where that is not for the person to say. */
  keeps?: 'older';
  /** What is merged is more than a slip of the pen: the journal says why. */
  asksWhy?: true;
  /** Everything that names such a record: a foreign key that is not here fails a test. */
  references: readonly Reference[];
  /** Throws where these two must not be merged. */
  refuse?(pair: Pair<M, Actor>): Promise<void> | void;
  /** How the duplicate goes, if not into the trash. */
  leave?(pair: Pair<M, Actor>): Promise<void>;
  /** Sets in the kept one what only the duplicate knew; the duplicate has gone by then. */
  absorb?(pair: Pair<M, Actor>): Promise<void> | void;
}

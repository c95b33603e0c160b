import type { Center, Prod } from '@odonta/db/models';
import type { EntityName } from '@odonta/db/vocabulary/entities.ts';
import type { Model } from 'sequelize';

type Row = Model & { id: number | string };
export type Body = Record<string, unknown>;

/** A centre, a course of it, and a word that stands in the texts of its rows alone. */
export interface Belonging {
  center: Center;
  prod: Prod;
  word: string;
}

/** Rows and bodies for tests that walk all entities; beside the resource. */
export interface Sample {
  /** Builds a row with everything it needs; each call builds another one. */
  build(): Promise<Row>;
  /** A row of a centre, where a manager of partners sees those of his own centres alone. */
  of?(belonging: Belonging): Promise<Row>;
  /** A row that names this record in this column. */
  naming?: Readonly<Record<string, (id: number) => Promise<unknown>>>;
  /** A row that may be deleted, where the one of `build` may not. */
  deletable?(): Promise<Row>;
  /** A row from which every transition can start, where the one of `build` is not. */
  movable?(): Promise<Row>;
  /** A form's body for a new record. */
  create?(): Body | Promise<Body>;
  /** A change of an existing record. */
  change?: Body;
  /** For a unique value: it is changed in one record only. */
  isUnshared?: true;
  /** Further conditions of the database for a row in this status, as SQL assignments. */
  at?: Readonly<Record<string, string>>;
  /** The bodies of transitions; they need not fit the row, since a closed transition ignores them. */
  bodies?: Readonly<Record<string, object>>;
}

export const sample = (name: EntityName, of: Sample): Sample & { name: EntityName } => ({ ...of, name });

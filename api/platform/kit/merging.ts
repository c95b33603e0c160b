import type { Model, Transaction } from 'sequelize';
import type { Origin } from '../http/endpoint.ts';
import type { AnyResource } from './resource.ts';

/** A column that names records of the merged kind. */
export interface Reference {
  table: string;
  column: string;
  /** How many were moved, in words; absent where it is not worth mentioning. */
  counted?: readonly [one: string, few: string, many: string];
  /** Columns that are unique together with this one: values that the kept record already has are not duplicated. */
  beside?: readonly string[];
  /** The column holds a list of numbers without a foreign key. */
  isList?: true;
  /** Its rows are the history of the duplicate, and stay with it. */
  isHistory?: true;
  /** Its rows have a version, which is raised, so that an open form cannot save the old number over the new one. */
  isVersioned?: true;
}

/** A column of a resource, or of a table that belongs to it, that names records which may be merged. */
export type OwnReference = Omit<Reference, 'table'> & {
  /** The resource of the named records. */
  of: string;
  /** The table of the resource itself, unless said otherwise. */
  table?: string;
};

/** Every column that names records of this resource. */
export const referencesTo = (
  { name, merges }: AnyResource,
  resources: readonly AnyResource[],
): readonly Reference[] => [
  ...resources.flatMap(({ model, refersTo = [] }) =>
    refersTo
      .filter(({ of }) => of === name)
      .map(({ of: _of, ...reference }) => ({ table: String(model.getTableName()), ...reference })),
  ),
  ...(merges?.references ?? []),
];

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
  /** Fixes which of the two is kept, if the user may not choose. */
  keeps?: 'older';
  /** A merge is more than a correction: the audit log needs the reason. */
  asksWhy?: true;
  /** References that no resource declares; a test finds a missing foreign key. */
  references?: readonly Reference[];
  /** Throws where these two must not be merged. */
  refuse?(pair: Pair<M, Actor>): Promise<void> | void;
  /** How the duplicate goes, if not into the trash. */
  leave?(pair: Pair<M, Actor>): Promise<void>;
  /** Copies values that only the duplicate had to the kept record; the duplicate is deleted by then. */
  absorb?(pair: Pair<M, Actor>): Promise<void> | void;
}

import { sameValue } from '../api/changes.ts';

type Values = Record<string, unknown>;

export interface Collision {
  field: string;
  before: unknown;
  theirs: unknown;
  mine: unknown;
  /** Both changed this field, and differently. */
  isClash: boolean;
}

/** The other person's changes, with the values in this form. Bookkeeping fields change with every save. */
export function collisions(base: Values, theirs: Values, mine: Values): Collision[] {
  return Object.keys(theirs)
    .filter((field) => !bookkeeping.has(field) && !sameValue(base[field], theirs[field]))
    .map((field) => ({
      field,
      before: base[field],
      theirs: theirs[field],
      mine: mine[field],
      isClash: field in mine && !sameValue(mine[field], theirs[field]),
    }));
}

const bookkeeping = new Set(['version', 'updated_at', 'date_edit', 'available_transitions', 'history']);

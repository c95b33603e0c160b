import { isSameValue } from '@odonta/db/vocabulary/catalog/revisions/sameValue.ts';
import type { Changes } from '../transitions/transition.ts';

/** The changed values before and after. An editor saves every few seconds: the journal needs no copy of a long text each time. */
export function writtenOver<Values extends object>(before: Values, fields: Partial<Values>): Changes {
  const names = Object.keys(fields) as (keyof Values & string)[];
  const changed = names.filter((field) => !isSameValue(before[field], fields[field]));
  return Object.fromEntries(changed.map((field) => [field, [cut(before[field]), cut(fields[field])]]));
}

function cut(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text && text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : value;
}
const longest = 200;

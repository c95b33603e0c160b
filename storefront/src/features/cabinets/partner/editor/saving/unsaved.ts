import { isSameValue } from '@odonta/db/vocabulary/catalog/revisions/sameValue.ts';
import { type Name, namesOf, pick, without, withoutErrors } from './parts.ts';
import type { Ties } from './ties.ts';

/** Input that the server does not have yet. All of it is plain data, so that a browser can store it. */
export interface Unsaved<Values> {
  fields: Partial<Values>;
  /** The server's values that the input began from. */
  was: Partial<Values>;
  /** Sent without an answer yet: the server may have it, and then it is nobody else's change. */
  sent: Partial<Values>;
}

/** Input with its outcome so far. */
export interface Editing<Values> extends Unsaved<Values> {
  /** The server's values as last answered. */
  live: Values;
  /** Refusals by path: `price`, `prices.0.date`. */
  errors: Readonly<Record<string, string>>;
  /** Refused as they are: sent again only after a change. */
  held: readonly Name<Values>[];
  /** Newer values of somebody else, by field. */
  conflicts: Partial<Values>;
}

/** Changed fields, each with the value that its change began from. */
export interface Sent<Values> {
  fields: Partial<Values>;
  was?: Partial<Values>;
}

export const nothingUnsaved = { fields: {}, was: {}, sent: {} };

/** Begins from the server's values, with stored input over them. */
export function opened<Values extends object>(
  live: Values,
  { fields, was, sent }: Unsaved<Values>,
): Editing<Values> {
  const kept = namesOf(fields).filter((field) => !isSameValue(fields[field], live[field]));
  return {
    live,
    fields: pick(fields, kept),
    was: { ...pick(live, kept), ...pick(was, kept) },
    sent: pick(sent, kept),
    errors: {},
    held: [],
    conflicts: {},
  };
}

export function typed<Values extends object>(
  editing: Editing<Values>,
  change: Partial<Values>,
  { withCompanions }: Ties<Values>,
): Editing<Values> {
  const fields = { ...editing.fields, ...change };
  const was = { ...pick(editing.live, namesOf(change)), ...editing.was };
  const changed = namesOf(change);
  // A value on its way to the server is not taken back by silence.
  const equal = changed.filter(
    (field) =>
      isSameValue(fields[field], editing.live[field]) &&
      !(field in editing.sent) &&
      !(field in editing.conflicts),
  );
  const released = withCompanions(changed, [...editing.held]);
  return {
    ...editing,
    fields: without(fields, equal),
    was: without(was, equal),
    held: editing.held.filter((field) => !released.includes(field)),
    errors: withoutErrors(editing.errors, [...changed, ...released]),
  };
}

/** The body of the next call; null where nothing is to be sent. */
export function bodyOf<Values extends object>({
  fields,
  was,
  held,
  conflicts,
}: Editing<Values>): Sent<Values> | null {
  const sent = namesOf(fields).filter((field) => !held.includes(field) && !(field in conflicts));
  return sent.length === 0 ? null : { fields: pick(fields, sent), was: pick(was, sent) };
}

export const sending = <Values extends object>(
  editing: Editing<Values>,
  { fields }: Sent<Values>,
): Editing<Values> => ({
  ...editing,
  sent: { ...editing.sent, ...fields },
});

/** One's own value goes over the newer one, which has been seen. */
export const withMine = <Values extends object>(
  editing: Editing<Values>,
  field: Name<Values>,
): Editing<Values> => ({
  ...editing,
  was: { ...editing.was, ...pick(editing.conflicts, [field]) },
  conflicts: without(editing.conflicts, [field]),
});

export const withTheirs = <Values extends object>(
  editing: Editing<Values>,
  field: Name<Values>,
): Editing<Values> => ({
  ...editing,
  fields: without(editing.fields, [field]),
  was: without(editing.was, [field]),
  conflicts: without(editing.conflicts, [field]),
  errors: withoutErrors(editing.errors, [field]),
});

import { isSameValue } from '@odonta/db/vocabulary/catalog/revisions/sameValue.ts';
import { fieldOf, type Name, namesOf, pick, without, withoutErrors } from './parts.ts';
import type { Ties } from './ties.ts';
import type { Editing, Sent } from './unsaved.ts';

/** Input typed meanwhile stays, counted from the answered values. */
export function saved<Values extends object>(
  editing: Editing<Values>,
  { fields: sent }: Sent<Values>,
  answered: Values,
  { withAnswered }: Ties<Values>,
): Editing<Values> {
  const live = { ...answered };
  const done = namesOf(sent).filter((field) => isSameValue(editing.fields[field], sent[field]));
  const fields = withAnswered(without(editing.fields, done), live);
  const left = namesOf(fields);
  return {
    ...editing,
    live,
    fields,
    was: {
      ...without(editing.was, done),
      ...pick(
        live,
        left.filter((field) => field in sent),
      ),
    },
    sent: without(editing.sent, namesOf(sent)),
    errors: withoutErrors(editing.errors, done),
  };
}

/** Refused fields wait for a change, together with those that agree only with them; the others can go. */
export function refused<Values extends object>(
  editing: Editing<Values>,
  { fields: sent }: Sent<Values>,
  answered: Readonly<Record<string, string>>,
  ties: Ties<Values>,
): Editing<Values> {
  const errors = Object.fromEntries(
    Object.entries(answered).map(([path, message]) => [path.replace(/^fields\./, ''), message]),
  );
  const names = Object.keys(errors).map(fieldOf<Values>);
  const answeredFor = { ...editing, sent: without(editing.sent, namesOf(sent)) };
  if (isChangedSince(editing, sent, names, ties)) return answeredFor;
  const blamed = ties.withCompanions(names, namesOf(sent));
  const held = blamed.length > 0 ? blamed : namesOf(sent);
  return {
    ...answeredFor,
    errors: { ...editing.errors, ...errors },
    held: [...new Set([...editing.held, ...held])],
  };
}

/** Whether a refusal is out of date: one of its fields, or of those that agree only with them, was typed meanwhile. */
function isChangedSince<Values extends object>(
  { fields, held, conflicts }: Editing<Values>,
  sent: Partial<Values>,
  names: Name<Values>[],
  { withCompanions }: Ties<Values>,
): boolean {
  const free = namesOf(fields).filter((field) => !held.includes(field) && !(field in conflicts));
  return withCompanions(names, free).some((field) => !isSameValue(fields[field], sent[field]));
}

/** An own value that arrived although its answer did not is no conflict. */
export function conflicted<Values extends object>(
  editing: Editing<Values>,
  current: Partial<Values>,
  earlier: Partial<Values> = editing.sent,
): Editing<Values> {
  const names = namesOf(current);
  const own = names.filter((field) => field in earlier && isSameValue(current[field], earlier[field]));
  const foreign = names.filter((field) => !own.includes(field));
  return {
    ...editing,
    live: { ...editing.live, ...current },
    was: { ...editing.was, ...pick(current, own) },
    sent: without(editing.sent, names),
    conflicts: { ...editing.conflicts, ...pick(current, foreign) },
  };
}

import type { EditedProd, SavedFields } from '@odonta/api/contract';
import { type EditedField, withCompanions } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { isSameValue } from '@odonta/db/vocabulary/catalog/revisions/sameValue.ts';

export type Values = Partial<EditedProd>;

/** Input that the server does not have yet. All of it is plain data, so that a browser can store it. */
export interface Unsaved {
  fields: Values;
  /** The server's values that the input began from. */
  was: Values;
  /** Sent without an answer yet: the server may have it, and then it is nobody else's change. */
  sent: Values;
}

/** Input with its outcome so far. */
export interface Editing extends Unsaved {
  /** The server's values as last answered. */
  live: EditedProd;
  /** Refusals by path: `price`, `prices.0.date`. */
  errors: Readonly<Record<string, string>>;
  /** Refused as they are: sent again only after a change. */
  held: readonly EditedField[];
  /** Newer values of somebody else, by field. */
  conflicts: Values;
}

export const nothingUnsaved: Unsaved = { fields: {}, was: {}, sent: {} };

/** Begins from the server's values, with stored input over them. */
export function opened(live: EditedProd, { fields, was, sent }: Unsaved): Editing {
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

export function typed(editing: Editing, change: Values): Editing {
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
export function bodyOf({ fields, was, held, conflicts }: Editing): SavedFields | null {
  const sent = namesOf(fields).filter((field) => !held.includes(field) && !(field in conflicts));
  return sent.length === 0 ? null : { fields: pick(fields, sent), was: pick(was, sent) };
}

export const sending = (editing: Editing, { fields }: SavedFields): Editing => ({
  ...editing,
  sent: { ...editing.sent, ...fields },
});

/** Input typed meanwhile stays, counted from the answered values. */
export function saved(editing: Editing, { fields: sent }: SavedFields, answered: EditedProd): Editing {
  const live = { ...answered };
  const done = namesOf(sent).filter((field) => isSameValue(editing.fields[field], sent[field]));
  const fields = withNumbers(without(editing.fields, done), live);
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
export function refused(
  editing: Editing,
  { fields: sent }: SavedFields,
  answered: Readonly<Record<string, string>>,
): Editing {
  const errors = Object.fromEntries(
    Object.entries(answered).map(([path, message]) => [path.replace(/^fields\./, ''), message]),
  );
  const names = Object.keys(errors).map(fieldOf);
  const answeredFor = { ...editing, sent: without(editing.sent, namesOf(sent)) };
  if (isChangedSince(editing, sent, names)) return answeredFor;
  const blamed = withCompanions(names, namesOf(sent));
  const held = blamed.length > 0 ? blamed : namesOf(sent);
  return {
    ...answeredFor,
    errors: { ...editing.errors, ...errors },
    held: [...new Set([...editing.held, ...held])],
  };
}

/** Whether a refusal is out of date: one of its fields, or of those that agree only with them, was typed meanwhile. */
function isChangedSince({ fields, held, conflicts }: Editing, sent: Values, names: EditedField[]): boolean {
  const free = namesOf(fields).filter((field) => !held.includes(field) && !(field in conflicts));
  return withCompanions(names, free).some((field) => !isSameValue(fields[field], sent[field]));
}

/** An own value that arrived although its answer did not is no conflict. */
export function conflicted(editing: Editing, current: Values): Editing {
  const names = namesOf(current);
  const own = names.filter(
    (field) => field in editing.sent && isSameValue(current[field], editing.sent[field]),
  );
  const foreign = names.filter((field) => !own.includes(field));
  return {
    ...editing,
    live: { ...editing.live, ...current },
    was: { ...editing.was, ...pick(current, own) },
    sent: without(editing.sent, names),
    conflicts: { ...editing.conflicts, ...pick(current, foreign) },
  };
}

/** One's own value goes over the newer one, which has been seen. */
export const withMine = (editing: Editing, field: EditedField): Editing => ({
  ...editing,
  was: { ...editing.was, ...pick(editing.conflicts, [field]) },
  conflicts: without(editing.conflicts, [field]),
});

export const withTheirs = (editing: Editing, field: EditedField): Editing => ({
  ...editing,
  fields: without(editing.fields, [field]),
  was: without(editing.was, [field]),
  conflicts: without(editing.conflicts, [field]),
  errors: withoutErrors(editing.errors, [field]),
});

export const namesOf = (values: object): EditedField[] => Object.keys(values) as EditedField[];

/** The field of a path: `prices.0.date` is of `prices`. */
export const fieldOf = (path: string): EditedField => path.split('.')[0] as EditedField;

const pick = (values: Values, names: readonly EditedField[]): Values =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]));

const without = (values: Values, names: readonly EditedField[]): Values =>
  pick(
    values,
    namesOf(values).filter((name) => !names.includes(name)),
  );

const withoutErrors = (errors: Editing['errors'], names: readonly EditedField[]): Editing['errors'] =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => !names.includes(fieldOf(path))));

/** Price options get their numbers from the server: without them a later save would make them anew. */
function withNumbers(fields: Values, { prices: known }: EditedProd): Values {
  if (!fields.prices) return fields;
  const prices = fields.prices.map((option, place) => {
    const id = known[place]?.type === option.type ? known[place]?.id : undefined;
    return option.id === undefined && id !== undefined ? { ...option, id } : option;
  });
  return { ...fields, prices };
}

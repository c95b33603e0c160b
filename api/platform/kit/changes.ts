import { isDeepStrictEqual } from 'node:util';
import { maskText } from '@odonta/db/vocabulary/masks.ts';
import Joi from 'joi';
import type { Model } from 'sequelize';
import { invalid } from '../http/errors.ts';
import { check, errorsOf, russian } from '../http/validation.ts';
import { refuseWide } from '../http/widths.ts';
import type { Changes } from '../transitions/transition.ts';
import { maskedOf, type Shown } from './records.ts';
import type { AnyResource } from './resource.ts';

/** Fields that every write changes; the journal leaves them out. */
const changedByEveryWrite = new Set([
  'version',
  'updated_at',
  'date_edit',
  'available_transitions',
  'history',
]);

/** The new values of the record, by field. */
export function differencesBetween(before: Partial<Shown>, after: Partial<Shown>): Changes {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !changedByEveryWrite.has(field) && !isDeepStrictEqual(before[field], after[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, [before[field] ?? null, after[field] ?? null]]));
}

/** The unsaved changes of a row. */
export const unsavedChanges = (row: Model): Changes =>
  Object.fromEntries((row.changed() || []).map((field) => [field, [row.previous(field), row.get(field)]]));

/** A reason, or a filter, as the audit log keeps it: either may name the person a record is about. */
export const recordedIn = <Said>({ unrecorded }: AnyResource, said: Said | null = null): Said | null =>
  unrecorded ? null : said;

/** The same with personal data masked, as the journals keep it. */
export function changesBetween(
  resource: AnyResource,
  before: Partial<Shown>,
  after: Partial<Shown>,
): Changes {
  const [was, is] = [maskedOf(resource, { ...before }), maskedOf(resource, { ...after })];
  const changed = Object.keys(differencesBetween(before, after));
  const kept = (field: string, value: unknown) =>
    value != null && resource.unrecorded?.includes(field) ? maskText() : (value ?? null);
  return Object.fromEntries(
    changed.map((field) => [field, [kept(field, was[field]), kept(field, is[field])]]),
  );
}

/** The changes of a written record; a created one has nothing to compare with. */
export const changesOf = (
  resource: AnyResource,
  { before, after }: { before: Partial<Shown>; after?: Partial<Shown> },
): Changes => (after ? changesBetween(resource, before, after) : {});

/**
 * The fields of a sent record that change. react-admin sends records whole: a read-only field is accepted
 * with its present value, and refused by name with another.
 */
export function writableOf(schema: Joi.ObjectSchema, sent: unknown, current: Shown): Record<string, unknown> {
  const body = check<Record<string, unknown>>(
    Joi.object().unknown() as Joi.ObjectSchema<Record<string, unknown>>,
    sent,
  );
  const { writable, partial, defaulted } = partsOf(schema);
  const refused: Record<string, string> = {};
  const changed: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(body)) {
    // An id taken from an address is text.
    if (field === 'id' && String(value) === String(current.id)) continue;
    if (field in current && isDeepStrictEqual(value, current[field])) continue;
    if (writable.has(field)) changed[field] = value;
    else refused[field] = field in current ? 'Это поле изменить нельзя' : 'Неизвестное поле';
  }
  refuseWide(partial, changed);
  const { error } = partial.validate(changed, { abortEarly: false, messages: russian });
  const errors = { ...(error ? errorsOf(error) : {}), ...refused };
  // Validated twice so that all errors of the fields, of both kinds, come in one answer.
  if (Object.keys(refused).length > 0) throw invalid(errors);
  const checked = check(partial as Joi.ObjectSchema<Record<string, unknown>>, changed);
  // A default is for a new record: a field that is not sent keeps its value.
  for (const field of defaulted) if (!(field in changed)) delete checked[field];
  return checked;
}

/** The accepted body of a record: the changeable fields, each optional, among the others. */
export const sendableOf = (schema: Joi.ObjectSchema): Joi.ObjectSchema => partsOf(schema).partial.unknown();

interface Parts {
  writable: ReadonlySet<string>;
  partial: Joi.ObjectSchema;
  /** Fields with a default of their own; one that depends on another field follows it. */
  defaulted: readonly string[];
}

/** Taking a schema to pieces costs ten times as much as checking by it, and a bulk would do so for each row. */
const parts = new WeakMap<Joi.ObjectSchema, Parts>();

function partsOf(schema: Joi.ObjectSchema): Parts {
  const known = parts.get(schema);
  if (known) return known;
  const { keys = {} } = schema.describe() as { keys?: Record<string, Joi.Description> };
  const fields = Object.keys(keys);
  const found = {
    writable: new Set(fields),
    partial: schema.fork(fields, (field) => field.optional()),
    defaulted: fields.filter((field) => 'default' in (keys[field]?.flags ?? {})),
  };
  parts.set(schema, found);
  return found;
}

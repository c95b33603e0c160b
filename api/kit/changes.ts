import { isDeepStrictEqual } from 'node:util';
import Joi from 'joi';
import { invalid } from '../http/errors.ts';
import { check, errorsOf, russian } from '../http/validation.ts';
import { maskedOf, type Shown } from './records.ts';
import type { AnyResource } from './resource.ts';

/** Fields that move by themselves with every write, and so say nothing in a journal. */
const selfMoving = new Set(['version', 'updated_at', 'date_edit', 'available_transitions', 'history']);

/** What is new in the record, by field, personal data masked. */
export function changesBetween(
  resource: AnyResource,
  before: Partial<Shown>,
  after: Partial<Shown>,
): Record<string, [unknown, unknown]> {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !selfMoving.has(field),
  );
  const changed = fields.filter((field) => !isDeepStrictEqual(before[field], after[field]));
  const [was, is] = [maskedOf(resource, { ...before }), maskedOf(resource, { ...after })];
  return Object.fromEntries(changed.map((field) => [field, [was[field] ?? null, is[field] ?? null]]));
}

/**
 * The fields of a sent record that are to be changed. react-admin sends records whole: a field that may not be
 * changed passes while it holds its present value, and is refused by name when it holds another.
 */
export function writableOf(schema: Joi.ObjectSchema, sent: unknown, current: Shown): Record<string, unknown> {
  const body = check<Record<string, unknown>>(
    Joi.object().unknown() as Joi.ObjectSchema<Record<string, unknown>>,
    sent,
  );
  const writable = Object.keys((schema.describe() as { keys?: object }).keys ?? {});
  const refused: Record<string, string> = {};
  const changed: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(body)) {
    // An id taken from an address is text.
    if (field === 'id' && String(value) === String(current.id)) continue;
    if (field in current && isDeepStrictEqual(value, current[field])) continue;
    if (writable.includes(field)) changed[field] = value;
    else refused[field] = field in current ? 'Это поле изменить нельзя' : 'Неизвестное поле';
  }
  const partial = schema.fork(writable, (field) => field.optional());
  const { error } = partial.validate(changed, { abortEarly: false, messages: russian });
  const errors = { ...(error ? errorsOf(error) : {}), ...refused };
  // Checked twice so that all the field's faults, of both kinds, come in one answer.
  if (Object.keys(refused).length > 0) throw invalid(errors);
  return check(partial as Joi.ObjectSchema<Record<string, unknown>>, changed);
}

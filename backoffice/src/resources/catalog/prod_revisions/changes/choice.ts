import type { ApplyRevision, FieldComments, RevisedField } from '@odonta/api/contract';
import { type EditedField, withCompanions } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';

/** The other changed fields that are accepted only together with this one. */
export const companionsOf = (field: EditedField, edited: readonly EditedField[]): EditedField[] =>
  withCompanions([field], edited).filter((each) => each !== field);

/** Ticks or unticks a field with those that agree only together with it. */
export function toggled(
  field: EditedField,
  refused: readonly EditedField[],
  edited: readonly EditedField[],
): EditedField[] {
  const group = withCompanions([field], edited);
  return refused.includes(field)
    ? refused.filter((each) => !group.includes(each))
    : [...new Set([...refused, ...group])];
}

export const acceptedOf = (
  changes: readonly RevisedField[],
  refused: readonly EditedField[],
): RevisedField[] => changes.filter(({ field }) => !refused.includes(field));

/** The body of the transition: all fields need not be named, so that one which equals the course by now goes along. */
export function bodyOf(
  changes: readonly RevisedField[],
  accepted: readonly RevisedField[],
  version: number,
): ApplyRevision {
  return {
    version,
    ...(accepted.length < changes.length && { fields: accepted.map(({ field }) => field) }),
    ...(accepted.some(({ is_stale }) => is_stale) && { over_newer: true }),
  };
}

/** Remarks without the empty ones, and of changed fields only. */
export function saidAbout(
  changes: readonly RevisedField[],
  typed: Readonly<Record<string, unknown>> = {},
): FieldComments {
  return Object.fromEntries(
    changes.flatMap(({ field }) => {
      const remark = String(typed[field] ?? '').trim();
      return remark ? [[field, remark]] : [];
    }),
  );
}

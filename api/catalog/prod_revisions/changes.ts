import type { EditedProd, RevisedField } from '@odonta/api/contract';
import type { EditedValues, ProdRevision } from '@odonta/db/models';
import { type Circumstances, ruleOf } from '@odonta/db/vocabulary/catalog/revisions/changeRule.ts';
import { type EditedField, editedFields } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { isSameValue } from '@odonta/db/vocabulary/catalog/revisions/sameValue.ts';

/** The fields of a revision that differ from the course, in the order of the editor. */
export function changesOf(
  { before, fields }: Pick<ProdRevision, 'before' | 'fields'>,
  live: EditedProd,
  circumstances: Circumstances,
): RevisedField[] {
  const after = { ...live, ...fields } as EditedProd;
  return namedIn(fields)
    .filter((field) => !isSameValue(fields[field], live[field]))
    .map((field) => ({
      field,
      rule: ruleOf(field, live, after, circumstances),
      before: before[field] ?? null,
      after: fields[field] ?? null,
      live: live[field] ?? null,
      is_stale: !isSameValue(before[field], live[field]),
    }));
}

export const namedIn = (fields: object): EditedField[] => editedFields.filter((field) => field in fields);

export const fieldsOf = (changes: readonly RevisedField[]): EditedField[] =>
  changes.map(({ field }) => field);

/** The present values, which a moderator compares with, and which an applied change is measured by. */
export const valuesBefore = (changes: readonly RevisedField[]): EditedValues =>
  Object.fromEntries(changes.map(({ field, live }) => [field, live]));

export const valuesAfter = (changes: readonly RevisedField[]): EditedValues =>
  Object.fromEntries(changes.map(({ field, after }) => [field, after]));

/** An applied change of a course, as its journal has it. */
export const journalOf = (prod_id: number, changes: readonly RevisedField[]) => ({
  ...{ action: 'edit', resource: 'prods', record_id: prod_id },
  changes: Object.fromEntries(
    changes.map(({ field, live, after }) => [field, [live, after] as [unknown, unknown]]),
  ),
});

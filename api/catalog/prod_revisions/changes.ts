import type { EditedProd, RevisedField } from '@odonta/api/contract';
import type { ProdRevision } from '@odonta/db/models';
import { type Circumstances, ruleOf } from '@odonta/db/vocabulary/catalog/revisions/changeRule.ts';
import { type EditedField, editedFields } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { isSameValue } from './values.ts';

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

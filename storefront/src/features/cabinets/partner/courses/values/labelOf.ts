import { prodsEntity } from '@odonta/db/vocabulary/catalog/prods.entity.ts';
import type { EditedField } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';

export const labelOf = (field: EditedField): string => prodsEntity.fields[field];

/** «начало, место проведения» */
export const labelsInWords = (fields: readonly EditedField[]): string =>
  fields.map((field) => labelOf(field).toLowerCase()).join(', ');

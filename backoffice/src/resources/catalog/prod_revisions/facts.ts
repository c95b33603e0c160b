import type { StaffProdRevision } from '@odonta/api/contract';
import { prodsEntity } from '@odonta/db/vocabulary/catalog/prods.entity.ts';
import type { EditedField } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';

export const labelOf = (field: EditedField): string => prodsEntity.fields[field];

/** «Начало, Описание и ещё 3 поля» */
export function fieldsInWords({ fields }: Pick<StaffProdRevision, 'fields'>): string {
  const most = fields.length > mostNamed + 1 ? mostNamed : fields.length;
  const rest = fields.length - most;
  const named = fields.slice(0, most).map(labelOf).join(', ');
  return rest > 0 ? `${named} и ещё ${plural(rest, ['поле', 'поля', 'полей'])}` : named;
}

const mostNamed = 4;

export const isOverdue = ({ due_at }: Pick<StaffProdRevision, 'due_at'>, now = Date.now()): boolean =>
  due_at !== null && due_at * 1000 < now;

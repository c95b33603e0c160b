import type { EditedField } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { focusField } from '../useFocusByHash.ts';

/** Leads to a field again even where the address names it already. */
export const FieldLink = ({ field, children }: { field: EditedField; children: string }) => (
  <a href={`#${field}`} onClick={() => focusField(field)}>
    {children}
  </a>
);

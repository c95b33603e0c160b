import { focusField } from './useFocusByHash.ts';

/** Leads to a field again even where the address names it already. */
export const FieldLink = ({ field, children }: { field: string; children: string }) => (
  <a href={`#${field}`} onClick={() => focusField(field)}>
    {children}
  </a>
);

import type { EditedProd } from '@odonta/api/contract';
import { prodsEntity } from '@odonta/db/vocabulary/catalog/prods.entity.ts';
import type { EditedField } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { isOpen, useCourse, useStore } from '../saving/useCourse.ts';

/** A field of the opened course: its value as typed, and how to type another. */
export function useField<Name extends EditedField>(name: Name) {
  const store = useStore();
  const { editing } = useCourse();
  const values: EditedProd = { ...editing.live, ...editing.fields };
  return {
    id: `course-${name}`,
    label: prodsEntity.fields[name] as string,
    value: values[name],
    error: editing.errors[name],
    set: (value: EditedProd[Name]) => store.type({ [name]: value }),
  };
}

/** All values as typed. */
export function useValues(): EditedProd {
  const { editing } = useCourse();
  return { ...editing.live, ...editing.fields };
}

/** Whether the whole course is closed to its reader. */
export function useIsClosed(): boolean {
  const { card } = useCourse();
  return !isOpen(card);
}

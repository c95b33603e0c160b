import type { EditedField } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { Conflict } from '../../editor/fields/Conflict.tsx';
import { useCourse, useStore } from '../saving/useCourse.ts';
import { valueInWords } from '../values/valueInWords.ts';
import { useField } from './useField.ts';

/** The newer value of a field, where somebody else has changed it meanwhile. */
export function Newer({ name }: { name: EditedField }) {
  const store = useStore();
  const { editing, card } = useCourse();
  const { value, label } = useField(name);
  if (!(name in editing.conflicts)) return null;
  return (
    <Conflict
      label={label}
      mine={valueInWords(name, value, card.names)}
      newer={valueInWords(name, editing.conflicts[name], card.names)}
      onMine={() => store.takeMine(name)}
      onNewer={() => store.takeTheirs(name)}
    />
  );
}

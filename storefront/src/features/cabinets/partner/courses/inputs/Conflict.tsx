import type { EditedField } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { useCourse, useStore } from '../saving/useCourse.ts';
import { valueInWords } from '../values/valueInWords.ts';
import styles from './inputs.module.css';
import { useField } from './useField.ts';

/** Both values of a field that somebody else has changed meanwhile. */
export function Conflict({ name }: { name: EditedField }) {
  const store = useStore();
  const { editing, card } = useCourse();
  const { value, label } = useField(name);
  if (!(name in editing.conflicts)) return null;
  return (
    <div className={styles.conflict} role="alert">
      <p>Пока вы редактировали, это поле изменил кто-то ещё.</p>
      <p>
        <strong>У вас:</strong> {valueInWords(name, value, card.names)}
      </p>
      <p>
        <strong>Новое:</strong> {valueInWords(name, editing.conflicts[name], card.names)}
      </p>
      <div className={styles.buttons}>
        <button
          className="button button--small"
          type="button"
          aria-label={`Оставить моё: ${label}`}
          onClick={() => store.takeMine(name)}
        >
          Оставить моё
        </button>
        <button
          className="button button--quiet button--small"
          type="button"
          aria-label={`Взять новое: ${label}`}
          onClick={() => store.takeTheirs(name)}
        >
          Взять новое
        </button>
      </div>
    </div>
  );
}

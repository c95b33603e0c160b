import { readinessInWords } from '@odonta/db/vocabulary/catalog/readiness.ts';
import { Panel } from '../../../account/Panel.tsx';
import styles from '../../editor/editor.module.css';
import { FieldLink } from '../../editor/FieldLink.tsx';
import { useCourse } from '../saving/useCourse.ts';

/** How far the course is filled in, and the way to each missing field. */
export function Completeness() {
  const { card } = useCourse();
  const { filled, missing, edits } = card;
  const words = readinessInWords(filled);
  const obligatory = missing.filter(({ is_obligatory }) => is_obligatory);
  const recommended = missing.filter(({ is_obligatory }) => !is_obligatory);
  return (
    <Panel title={words}>
      <meter className={styles.meter} min={0} max={filled.total} value={filled.done} aria-label={words} />
      {edits && (
        <>
          <Missing title="Без этого не отправить" steps={obligatory} />
          <Missing title="По этому выбирают курс" steps={recommended} />
        </>
      )}
      {missing.length === 0 && <p>Всё заполнено.</p>}
    </Panel>
  );
}

function Missing({
  title,
  steps,
}: {
  title: string;
  steps: ReturnType<typeof useCourse>['card']['missing'];
}) {
  if (steps.length === 0) return null;
  return (
    <div>
      <h3 className={styles.small}>{title}</h3>
      <ul className={styles.missing}>
        {steps.map(({ field, missing }) => (
          <li key={field}>
            <FieldLink field={field}>{`Добавьте ${missing}`}</FieldLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { rejectionCodes } from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import styles from '../../editor/editor.module.css';
import { FieldLink } from '../../editor/FieldLink.tsx';
import { namesOf } from '../../editor/saving/parts.ts';
import { useCourse } from '../saving/useCourse.ts';
import { labelOf } from '../values/labelOf.ts';
import { Waiting } from './Waiting.tsx';
import { Withdraw } from './Withdraw.tsx';

/** The state of the course beyond its fields: closed, refused, waiting. */
export function CourseNotices() {
  const { card } = useCourse();
  const { edits, decides, closed_because, status, due_at } = card;
  return (
    <>
      {!edits && (
        <p className={styles.notice}>
          Вы можете смотреть курс. Менять его могут владелец кабинета и редактор.
        </p>
      )}
      {closed_because !== null && (
        <div className={styles.notice}>
          <p>
            {closed_because}
            {due_at !== null && `. Ответим до ${formatMoment(due_at)}`}
          </p>
          {status === 'CREATED' && decides && <Withdraw />}
        </div>
      )}
      <Refusal />
      <Waiting />
    </>
  );
}

function Refusal() {
  const { card } = useCourse();
  if (card.rejection === null) return null;
  const { code, reason, comments } = card.rejection;
  return (
    <div className={styles.notice} role="status">
      <p>
        <strong>
          {card.canonical === null ? 'Курс не прошёл проверку' : 'Изменения не прошли проверку'}:{' '}
          {rejectionCodes[code].toLowerCase()}
        </strong>
      </p>
      {reason && <p>{reason}</p>}
      {namesOf(comments).length > 0 && (
        <ul>
          {namesOf(comments).map((field) => (
            <li key={field}>
              <FieldLink field={field}>{labelOf(field)}</FieldLink>: {comments[field]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import styles from '../../editor/editor.module.css';
import { useCourse } from '../saving/useCourse.ts';
import { labelsInWords } from '../values/labelOf.ts';
import { Changes } from './Changes.tsx';
import { Withdraw } from './Withdraw.tsx';

/** The changes that wait for a moderator. */
export function Waiting() {
  const { card } = useCourse();
  if (card.waiting === null) return null;
  const { changes, due_at } = card.waiting;
  return (
    <div className={styles.notice}>
      <p>
        <strong>
          На проверке до {formatMoment(due_at)}: {labelsInWords(changes.map(({ field }) => field))}
        </strong>
      </p>
      <details>
        <summary>Что изменится</summary>
        <Changes changes={changes} />
      </details>
      {card.decides && <Withdraw />}
    </div>
  );
}

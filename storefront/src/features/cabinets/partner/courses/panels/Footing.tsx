import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { withNext } from '../../../../identity/sessions/next.ts';
import { savingInWords } from '../../editor/saving/savingWords.ts';
import styles from '../editor.module.css';
import { useIsClosed } from '../inputs/useField.ts';
import { useCourse } from '../saving/useCourse.ts';
import { SendChanges } from './SendChanges.tsx';
import { SendCourse } from './SendCourse.tsx';

/** The state of saving and the way to send, in sight all the time. */
export function Footing() {
  const state = useCourse();
  const isClosed = useIsClosed();
  if (isClosed) return null;
  const { card, phase, editing } = state;
  const words = savingInWords(state);
  const isIdle =
    words === '' && card.canonical !== null && !card.draft && Object.keys(editing.fields).length === 0;
  return (
    <div className={isIdle ? 'visually-hidden' : styles.footing}>
      <p className={styles.saving} role="status">
        {words} {phase === 'signedOut' && <a href={withNext(paths.login, location.pathname)}>Войти</a>}
      </p>
      {card.canonical === null ? <SendCourse /> : <SendChanges />}
    </div>
  );
}

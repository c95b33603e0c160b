import { paths } from '@odonta/db/vocabulary/addresses.ts';
import type { ReactNode } from 'react';
import { withNext } from '../../../identity/sessions/next.ts';
import styles from './editor.module.css';
import type { SavingState } from './saving/documentStore.ts';
import { savingInWords } from './saving/savingWords.ts';

interface Props {
  state: SavingState;
  /** Has nothing to say and nothing to do: takes no place. */
  isIdle?: boolean;
  children: ReactNode;
}

/** The state of saving and the way to send, in sight all the time. */
export const SavingFooting = ({ state, isIdle = false, children }: Props) => (
  <div className={isIdle ? 'visually-hidden' : styles.footing}>
    <p className={styles.saving} role="status">
      {savingInWords(state)}
      {state.phase === 'signedOut' && (
        <>
          {' '}
          <a href={withNext(paths.login, location.pathname)}>Войти</a>
        </>
      )}
    </p>
    {children}
  </div>
);

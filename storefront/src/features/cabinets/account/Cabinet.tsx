import type { ReactNode } from 'react';
import type { Session } from '../../identity/sessions/sessionStore.ts';
import { useCabinet } from '../../identity/sessions/useCabinet.ts';
import styles from './account.module.css';

interface Props<Profile> {
  session: Session<Profile>;
  entry: string;
  /** Contains input that outlives the session. */
  staysOpen?: boolean;
  /** Shown instead of an apology while the server cannot be reached. */
  withoutServer?: ReactNode;
  children(profile: Profile): ReactNode;
}

/** Shows a cabinet to its owner alone: until the session is known there is nothing to see. */
export function Cabinet<Profile>({ session, entry, staysOpen, withoutServer, children }: Props<Profile>) {
  const { profile, trouble } = useCabinet(session, entry, staysOpen);
  if (profile !== null) return children(profile);
  if (trouble === null)
    return (
      <p className="muted" role="status">
        Открываем кабинет…
      </p>
    );
  if (trouble.status === 0 && withoutServer) return withoutServer;
  return (
    <div className={styles.trouble} role="alert">
      <p>
        {trouble.status === 0 ? 'Нет связи с сервером.' : trouble.message || 'Кабинет сейчас недоступен.'}
      </p>
      <button className="button" type="button" onClick={() => void session.verify()}>
        Повторить
      </button>
    </div>
  );
}

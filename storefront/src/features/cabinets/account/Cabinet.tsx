import type { ReactNode } from 'react';
import type { Session } from '../../identity/sessions/sessionStore.ts';
import { useCabinet } from '../../identity/sessions/useCabinet.ts';
import { Notifications } from '../notifications/Notifications.tsx';
import styles from './account.module.css';

interface Props<Profile> {
  session: Session<Profile>;
  entry: string;
  /** Contains input that outlives the session. */
  staysOpen?: boolean;
  /** People are waiting in a queue: notifications come on another page. */
  isUndisturbed?: boolean;
  /** Shown instead of an apology while the server cannot be reached. */
  withoutServer?: ReactNode;
  children(profile: Profile): ReactNode;
}

/** Shows a cabinet to its owner alone: until the session is known there is nothing to see. */
export function Cabinet<Profile>({
  session,
  entry,
  staysOpen,
  isUndisturbed,
  withoutServer,
  children,
}: Props<Profile>) {
  const { profile, trouble } = useCabinet(session, entry, staysOpen);
  if (profile !== null)
    return (
      <>
        {children(profile)}
        {!isUndisturbed && <Notifications session={session} />}
      </>
    );
  if (trouble === null)
    return (
      <p className="muted" role="status">
        Открываем кабинет…
      </p>
    );
  if ((trouble.status === 0 || trouble.status >= 500) && withoutServer) return withoutServer;
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

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Loading } from '../../../components/ui/Loading.tsx';
import { ApiError } from '../../../lib/api.ts';
import type { Session } from '../../identity/sessions/sessionStore.ts';
import styles from '../account/account.module.css';

interface Props<Payload> {
  session: Pick<Session<unknown>, 'call'>;
  path: string;
  children(payload: Payload, readAgain: () => Promise<void>): ReactNode;
}

/** A section of a cabinet with the owner's records: read with his token, and again after each of his actions. */
export function Own<Payload>({ session, path, children }: Props<Payload>) {
  const [payload, setPayload] = useState<Payload | null>(null);
  const [trouble, setTrouble] = useState<ApiError | null>(null);
  const read = useCallback(async () => {
    setTrouble(null);
    try {
      setPayload(await session.call<Payload>(path));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(error);
    }
  }, [session, path]);
  useEffect(() => void read(), [read]);

  if (trouble?.status === 403)
    return <p role="status">Этот раздел закрыт для вашей роли: права выдаёт владелец кабинета.</p>;
  if (trouble === null && payload === null) return <Loading />;
  // Loaded content stays, as far as it was unfolded, even if it cannot be read again.
  return (
    <>
      {trouble !== null && (
        <div className={styles.trouble} role="alert">
          <p>{trouble.status === 0 ? 'Нет связи с сервером.' : trouble.message || 'Не удалось загрузить.'}</p>
          <button className="button button--quiet button--small" type="button" onClick={() => void read()}>
            Повторить
          </button>
        </div>
      )}
      {payload !== null && children(payload, read)}
    </>
  );
}

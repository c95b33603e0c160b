import type { SessionEntry } from '@odonta/api/contract';
import { deviceName } from '@odonta/db/vocabulary/identity/deviceName.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import type { Session } from '../../identity/sessions/sessionStore.ts';
import styles from './account.module.css';
import { useOwnSessions } from './useOwnSessions.ts';

export function OwnSessions({ session, path }: { session: Pick<Session<unknown>, 'call'>; path: string }) {
  const { entries, hasFailed, isBusy, end, readAgain } = useOwnSessions(session, path);
  if (hasFailed)
    return (
      <div className={styles.trouble} role="alert">
        <p>Не удалось загрузить сеансы.</p>
        <button className="button button--quiet button--small" type="button" onClick={readAgain}>
          Повторить
        </button>
      </div>
    );
  if (entries === null) return <p className="muted">Загружаем…</p>;
  const others = entries.filter(({ is_current }) => !is_current);
  return (
    <>
      <ul className={styles.sessions}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <About entry={entry} />
            {!entry.is_current && (
              <button
                className="button button--quiet button--small"
                type="button"
                aria-disabled={isBusy}
                aria-label={`Завершить: ${deviceName(entry.user_agent)}`}
                onClick={() =>
                  isBusy || void end(`Сеанс завершён: ${deviceName(entry.user_agent)}`, entry.id)
                }
              >
                Завершить
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <button
          className="button button--quiet"
          type="button"
          aria-disabled={isBusy}
          onClick={() => isBusy || void end('Остальные сеансы завершены')}
        >
          Завершить остальные
        </button>
      )}
    </>
  );
}

function About({ entry: { user_agent, ip, created_at, last_used_at, is_current } }: { entry: SessionEntry }) {
  return (
    <div>
      <div className={styles.device}>
        {deviceName(user_agent)}
        {is_current && <span className={styles.here}>Это устройство</span>}
      </div>
      <div className={styles.when}>
        Вход {formatMoment(created_at)}
        {ip !== null && ` · адрес ${ip}`}
        <br />
        Последнее действие {formatMoment(last_used_at)}
      </div>
    </div>
  );
}

import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { useSyncExternalStore } from 'react';
import type { ApiError } from '../../../../lib/api.ts';
import { withNext } from '../../../identity/sessions/next.ts';
import styles from './checkIn.module.css';
import { keptRefusals } from './kept.ts';
import type { Sending } from './useSending.ts';

interface Props {
  user_id: number;
  sending: Sending;
}

/** Whether the server has all marks, and which of them it has not taken; those that wait are safe in this browser. */
export function SendingState({ user_id, sending: { waiting, trouble } }: Props) {
  const many = plural(waiting.length, ['отметка ждёт', 'отметки ждут', 'отметок ждут']);
  const isLate = waiting.length > 0 && trouble !== null;
  return (
    <div className="no-print">
      <p className={`${styles.note} ${isLate ? styles.late : ''}`} role="status">
        {waiting.length === 0 && 'Все отметки сохранены.'}
        {waiting.length > 0 && trouble === null && 'Сохраняем…'}
        {isLate && `${many} отправки: ${wordsOf(trouble)}`}
        {isLate && trouble.status === 401 && (
          <>
            {' '}
            <a href={withNext(paths.login, location.pathname + location.hash)}>Войти снова</a>
          </>
        )}
      </p>
      <Refusals user_id={user_id} />
    </div>
  );
}

function Refusals({ user_id }: Pick<Props, 'user_id'>) {
  const all = useSyncExternalStore(keptRefusals.subscribe, keptRefusals.current, keptRefusals.current);
  const own = all.filter((refusal) => refusal.user_id === user_id);
  if (own.length === 0) return null;
  return (
    <div className={styles.refused} role="alert">
      <p>Эти отметки не приняты:</p>
      <ul>
        {own.map(({ key, name, label }) => (
          <li key={key}>
            {name}: {label}
          </li>
        ))}
      </ul>
      <button
        className="button button--quiet button--small"
        type="button"
        onClick={() => keptRefusals.become(all.filter((refusal) => refusal.user_id !== user_id))}
      >
        Понятно
      </button>
    </div>
  );
}

function wordsOf({ status, message }: ApiError): string {
  if (status === 401) return 'вход закончился.';
  if (status === 409) return 'их сделал другой сотрудник, отправятся они под его именем.';
  const why = status === 0 ? 'нет сети' : 'сервер не отвечает';
  return `${status === 0 ? why : message || why}. Отправим сами, когда появится связь; если закрыть страницу, отметки не пропадут.`;
}

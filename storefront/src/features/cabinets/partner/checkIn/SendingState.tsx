import { plural } from '@odonta/db/vocabulary/plural.ts';
import styles from './checkIn.module.css';
import type { Sending } from './useSending.ts';

/** Whether the server has all marks; those that wait are safe in this browser. */
export function SendingState({ sending: { waiting, trouble } }: { sending: Sending }) {
  const many = plural(waiting.length, ['отметка ждёт', 'отметки ждут', 'отметок ждут']);
  return (
    <p className={`${styles.note} ${waiting.length > 0 && trouble ? styles.late : ''}`} role="status">
      {waiting.length === 0 && 'Все отметки сохранены.'}
      {waiting.length > 0 && !trouble && 'Сохраняем…'}
      {waiting.length > 0 &&
        trouble &&
        `${many} отправки: ${trouble}. Отправим сами, когда появится связь; если закрыть страницу, отметки не пропадут.`}
    </p>
  );
}

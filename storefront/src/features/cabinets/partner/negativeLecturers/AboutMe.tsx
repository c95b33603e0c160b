import type { NegativeAboutMe } from '@odonta/api/contract';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { useCallback, useEffect, useState } from 'react';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Panel } from '../../account/Panel.tsx';
import own from '../../own/own.module.css';
import { Appeal } from './Appeal.tsx';
import styles from './negativeLecturers.module.css';

/** Reports against a lecturer, shown to himself; nothing without any. */
export function AboutMe() {
  const { records, readAgain } = useAboutMe();
  if (records.length === 0) return null;
  return (
    <Panel title="Записи о вас у учебных центров">
      <p>Центры видят эти записи, когда решают, кого пригласить. На сайте их нет.</p>
      <ul className={own.list}>
        {records.map((record) => (
          <li key={record.id} className={own.row}>
            <div className={own.about}>
              <span className="badge badge--calm">{record.status_label}</span>
              <span className={styles.text}>{record.about}</span>
              {record.appeal && <span className={own.note}>Ваше возражение: {record.appeal}</span>}
              {record.appeal_answer && <span className={own.note}>Ответ: {record.appeal_answer}</span>}
              <span className={own.note}>
                {`Запись от ${formatMoscowDay(record.created_at)}, действует до ${formatMoscowDay(record.expires_at)}`}
              </span>
            </div>
            {record.may_appeal && (
              <div className={own.end}>
                <Appeal record={record} onChanged={readAgain} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** A failed request is left out: the rest of the cabinet says that the server is unreachable. */
function useAboutMe() {
  const [records, setRecords] = useState<readonly NegativeAboutMe[]>([]);
  const readAgain = useCallback(
    () => partnerSession.call<NegativeAboutMe[]>('/lk/negativeLecturers').then(setRecords, () => undefined),
    [],
  );
  useEffect(() => void readAgain(), [readAgain]);
  return { records, readAgain };
}

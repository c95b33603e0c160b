import type { CheckInList, CheckInPerson, MarkedVisit } from '@odonta/api/contract';
import type { CheckInKind } from '@odonta/db/vocabulary/sales/checkIn.ts';
import { isDuring } from '@odonta/db/vocabulary/sales/checkIn.ts';
import { formatTime, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { useCallback, useState } from 'react';
import { LoadFailed } from '../../../../components/ui/LoadFailed.tsx';
import { Suspended } from '../../../../components/ui/Suspended.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { lazily } from '../../../../lib/lazily.tsx';
import { whenAndWhere } from '../../own/whenAndWhere.ts';
import styles from './checkIn.module.css';
import { type KeptMark, newMark, withMarks } from './marks.ts';
import { People } from './People.tsx';
import { SendingState } from './SendingState.tsx';
import { useList } from './useEntrance.ts';
import { useSending } from './useSending.ts';

export const loadScanner = () => import('./Scanner.tsx').then((part) => part.Scanner);
const Scanner = lazily(loadScanner);

interface Props {
  user_id: number;
  prod_id: number;
}

/** The list of a course, and what marks its people: a button of each, and the camera. */
export function Entrance({ user_id, prod_id }: Props) {
  const { payload: list, trouble, read_at, readAgain } = useList(user_id, prod_id);
  return (
    <div className={styles.entrance}>
      <p>
        <a href="#courses">Другой курс</a>
      </p>
      {list !== null && <Marking {...{ user_id, list, readAgain }} />}
      {list !== null && trouble !== null && (
        <p className={styles.note} role="status">
          {trouble.status === 0 || trouble.message === ''
            ? `Список от ${formatTime(read_at)}: обновится, когда появится связь.`
            : trouble.message}
        </p>
      )}
      {list === null &&
        (trouble === null ? (
          <p className="muted" role="status">
            Загружаем…
          </p>
        ) : trouble.status === 404 || trouble.status === 403 ? (
          <p role="alert">{trouble.message}</p>
        ) : (
          <LoadFailed what="список участников" again={readAgain} />
        ))}
    </div>
  );
}

function Marking({
  user_id,
  list: { course, people },
  readAgain,
}: {
  user_id: number;
  list: CheckInList;
  readAgain(): Promise<void>;
}) {
  const [isScanning, setScanning] = useState(false);
  const sending = useSending(user_id, useCallback(announceRefusal, []));
  const shown = withMarks(
    people,
    sending.waiting.filter(({ prod_id }) => prod_id === course.id),
  );
  const isToday = isDuring(course, nowInSeconds());
  const mark = (person: CheckInPerson, kind: CheckInKind) =>
    sending.mark(newMark(person, kind, { prod_id: course.id, user_id }, nowInSeconds()));
  return (
    <>
      <header className={styles.head}>
        <h2>{course.name}</h2>
        <p className={styles.note}>{whenAndWhere(course)}</p>
        <p className={styles.count}>
          Пришли {shown.filter(({ arrived_at }) => arrived_at !== null).length} из{' '}
          {shown.filter(({ refusal }) => refusal === null).length}
        </p>
      </header>
      <SendingState sending={sending} />
      {isToday ? (
        <button className="button" type="button" onClick={() => setScanning(!isScanning)}>
          {isScanning ? 'Закрыть камеру' : 'Сканировать билеты'}
        </button>
      ) : (
        <p role="status">Отмечать можно в дни курса. Список уже сохранён на этом устройстве.</p>
      )}
      {isScanning && isToday && (
        <Suspended>
          <Scanner people={shown} onFound={(person) => mark(person, 'IN')} readAgain={readAgain} />
        </Suspended>
      )}
      <People people={shown} mark={isToday ? mark : null} />
    </>
  );
}

/** He has seen the person go in: he must learn that the server did not. */
function announceRefusal({ participant_id }: KeptMark, { label }: MarkedVisit): void {
  const row = document.getElementById(`person-${participant_id}`);
  toast('error', [row?.dataset.name, label].filter(Boolean).join(': '));
}

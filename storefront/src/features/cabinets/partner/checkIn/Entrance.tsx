import type { CheckInList, CheckInPerson } from '@odonta/api/contract';
import type { CheckInKind } from '@odonta/db/vocabulary/sales/checkIn.ts';
import { isDuring } from '@odonta/db/vocabulary/sales/checkIn.ts';
import { formatTime, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { useState } from 'react';
import { LoadFailed } from '../../../../components/ui/LoadFailed.tsx';
import { Loading } from '../../../../components/ui/Loading.tsx';
import { Suspended } from '../../../../components/ui/Suspended.tsx';
import { lazily } from '../../../../lib/lazily.tsx';
import { whenAndWhere } from '../../own/whenAndWhere.ts';
import styles from './checkIn.module.css';
import { newMark, withMarks } from './marks.ts';
import { People } from './People.tsx';
import { useList } from './useEntrance.ts';
import type { Sending } from './useSending.ts';

export const loadScanner = () => import('./Scanner.tsx').then((part) => part.Scanner);
const Scanner = lazily(loadScanner);

interface Props {
  user_id: number;
  prod_id: number;
  sending: Sending;
  /** A member of staff in his name: nobody is marked. */
  isReadOnly: boolean;
}

/** The list of a course, and what marks its people: a button of each, and the camera. */
export function Entrance({ user_id, prod_id, sending, isReadOnly }: Props) {
  const { payload: list, trouble, read_at, readAgain } = useList(user_id, prod_id);
  return (
    <div className={styles.entrance}>
      <p className="no-print">
        <a href="#courses">Другой курс</a>
      </p>
      {list !== null && <Marking {...{ user_id, list, sending, isReadOnly, readAgain }} />}
      {list !== null && trouble !== null && (
        <p className={styles.note} role="status">
          {trouble.status === 0 || trouble.message === ''
            ? `Список от ${formatTime(read_at)}: обновится, когда появится связь.`
            : trouble.message}
        </p>
      )}
      {list === null &&
        (trouble === null ? (
          <Loading />
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
  sending,
  isReadOnly,
  readAgain,
}: Omit<Props, 'prod_id'> & {
  list: CheckInList;
  readAgain(): Promise<void>;
}) {
  const [isScanning, setScanning] = useState(false);
  const shown = withMarks(
    people,
    sending.waiting.filter(({ prod_id }) => prod_id === course.id),
  );
  const isToday = isDuring(course, nowInSeconds()) && !isReadOnly;
  const expected = shown.filter(isExpected);
  const mark = (person: CheckInPerson, kind: CheckInKind) =>
    sending.mark(newMark(person, kind, { prod_id: course.id, user_id }, nowInSeconds()));
  return (
    <>
      <header className={styles.head}>
        <h2>{course.name}</h2>
        <p className={styles.note}>{whenAndWhere(course)}</p>
        <p className={styles.count}>
          Пришли {expected.filter(({ arrived_at }) => arrived_at !== null).length} из {expected.length}
        </p>
      </header>
      {!isToday && (
        <p className="no-print" role="status">
          {isReadOnly
            ? 'Вы смотрите от имени участника кабинета: отмечает только он сам.'
            : 'Отмечать можно в дни курса. Откройте список заранее: он останется на этом устройстве.'}
        </p>
      )}
      <div className={styles.actions}>
        {isToday && (
          <button className="button" type="button" onClick={() => setScanning(!isScanning)}>
            {isScanning ? 'Закрыть камеру' : 'Сканировать билеты'}
          </button>
        )}
        <button className="button button--quiet" type="button" onClick={() => print()}>
          Напечатать список
        </button>
      </div>
      {isScanning && isToday && (
        <Suspended>
          <Scanner people={shown} onFound={(person) => mark(person, 'IN')} readAgain={readAgain} />
        </Suspended>
      )}
      <People people={shown} mark={isToday ? mark : null} />
    </>
  );
}

/** As the list of courses counts them: a seat without a name is expected too. */
const isExpected = ({ refusal }: CheckInPerson) => refusal === null || refusal === 'NEED_CONFIRMATION';

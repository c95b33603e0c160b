import type { CenterNegativeLecturers, StandingNegativeLecturer } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { type SyntheticEvent, useId } from 'react';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Panel } from '../../account/Panel.tsx';
import { More } from '../../own/More.tsx';
import { Own } from '../../own/Own.tsx';
import own from '../../own/own.module.css';
import styles from './negativeLecturers.module.css';

interface Props {
  list: CenterNegativeLecturers;
  path: string;
  sought: string;
  onSought(text: string): void;
}

/** Confirmed reports by the lecturers' names; a centre searches them before an invitation. */
export function StandingList({ list, path, sought, onSought }: Props) {
  const id = useId();
  function seek(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    onSought(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  }
  return (
    <Panel title="Список">
      <form className={styles.search} onSubmit={seek}>
        <label htmlFor={id}>
          <span>Фамилия лектора</span>
          <input id={id} className="input" type="search" name="q" defaultValue={sought} maxLength={150} />
        </label>
        <button className="button button--quiet" type="submit">
          Найти
        </button>
      </form>
      <p className="muted" role="status">
        {countOf(list.total, sought)}
      </p>
      <Rows key={sought} list={list} path={path} offset={0} />
    </Panel>
  );
}

function Rows({
  list: { standing, total },
  path,
  offset,
}: Pick<Props, 'list' | 'path'> & { offset: number }) {
  const next = offset + standing.length;
  return (
    <>
      <ul className={own.list}>
        {standing.map((record) => (
          <Row key={record.id} record={record} />
        ))}
      </ul>
      {standing.length > 0 && next < total && (
        <More>
          <Own<CenterNegativeLecturers> session={partnerSession} path={`${path}&offset=${next}`}>
            {(more) => <Rows list={more} path={path} offset={next} />}
          </Own>
        </More>
      )}
    </>
  );
}

const Row = ({ record }: { record: StandingNegativeLecturer }) => (
  <li className={own.row}>
    <div className={own.about}>
      <h3>{record.fio}</h3>
      <span className={styles.text}>{record.about}</span>
      {record.appeal && <span className={own.note}>Лектор возразил: {record.appeal}</span>}
      {record.appeal_answer && <span className={own.note}>Ответ модератора: {record.appeal_answer}</span>}
      <span className={own.note}>
        {`Сообщили ${formatMoscowDay(record.created_at)} · действует до ${formatMoscowDay(record.expires_at)}`}
      </span>
    </div>
  </li>
);

function countOf(total: number, sought: string): string {
  if (total > 0) return plural(total, ['запись', 'записи', 'записей']);
  return sought === '' ? 'Действующих записей нет.' : `О лекторе «${sought}» записей нет.`;
}

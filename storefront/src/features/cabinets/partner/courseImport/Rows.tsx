import type { ImportedRow } from '@odonta/api/contract';
import { partnerCoursePath } from '@odonta/db/vocabulary/addresses.ts';
import { shortened } from '@odonta/db/vocabulary/shortened.ts';
import { useId, useState } from 'react';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Own } from '../../own/Own.tsx';
import own from '../../own/own.module.css';
import styles from './courseImport.module.css';

interface Props {
  id: number;
  outcome: keyof typeof titles;
  total: number;
}

const titles = {
  REFUSED: 'Строки с ошибками',
  KEPT: 'Остались как есть',
  CREATED: 'Новые черновики',
  UPDATED: 'Изменения черновиков',
} as const;
const rowsAtOnce = 100;

/** Rows of the table with one result, a hundred at a time. */
export function Rows({ id, outcome, total }: Props) {
  const [page, setPage] = useState(1);
  const heading = useId();
  const isWritten = outcome === 'CREATED' || outcome === 'UPDATED';
  return (
    <section className={own.part} aria-labelledby={heading}>
      <h3 id={heading}>{titles[outcome]}</h3>
      <Own<ImportedRow[]>
        key={page}
        session={partnerSession}
        path={`/partner/imports/${id}/rows?outcome=${outcome}&page=${page}`}
      >
        {(rows) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard too
          <section className={styles.wide} tabIndex={0} aria-label={`${titles[outcome]}, таблица`}>
            <table>
              <thead>
                <tr>
                  <th scope="col">Строка</th>
                  <th scope="col">{isWritten ? 'Меняется' : 'Столбец'}</th>
                  <th scope="col">Значение</th>
                  <th scope="col">{isWritten ? 'Курс' : 'Что не так'}</th>
                </tr>
              </thead>
              <tbody>{rows.flatMap((row) => (isWritten ? [writtenRow(row)] : issuesOf(row)))}</tbody>
            </table>
          </section>
        )}
      </Own>
      <div className={own.end}>
        {page > 1 && (
          <button
            className="button button--quiet button--small"
            type="button"
            onClick={() => setPage(page - 1)}
          >
            Предыдущие строки
          </button>
        )}
        {page * rowsAtOnce < total && (
          <button
            className="button button--quiet button--small"
            type="button"
            onClick={() => setPage(page + 1)}
          >
            Следующие строки
          </button>
        )}
      </div>
    </section>
  );
}

/** A course that a check has found is not written yet, and a new one has no number then. */
const writtenRow = ({ number, cells, changes, outcome, record_id }: ImportedRow) => (
  <tr key={number}>
    <td>{number}</td>
    <td>{outcome === 'CREATED' ? 'Всё' : changes.join(', ') || '—'}</td>
    <td>{shortened(cells.filter((cell) => cell !== '').join(' · '), 90)}</td>
    <td>
      {record_id === null ? (
        'Новый черновик'
      ) : (
        <a href={partnerCoursePath(record_id)}>Черновик № {record_id}</a>
      )}
    </td>
  </tr>
);

const issuesOf = ({ number, errors, record_id }: ImportedRow) =>
  errors.map(({ column, value, message }) => (
    <tr key={`${number} ${column} ${message}`}>
      <td>{number}</td>
      <td>{column ?? '—'}</td>
      <td>{value || '—'}</td>
      <td>
        {message}
        {record_id !== null && (
          <>
            {' '}
            <a href={partnerCoursePath(record_id)}>Курс № {record_id}</a>
          </>
        )}
      </td>
    </tr>
  ));

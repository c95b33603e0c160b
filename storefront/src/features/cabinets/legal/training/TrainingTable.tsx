import type { TrainedCourse, TrainedEmployee } from '@odonta/api/contract';
import { legalSection, orderPath } from '@odonta/db/vocabulary/addresses.ts';
import { type TrainingDue, trainingDues } from '@odonta/db/vocabulary/sales/companies/training.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import own from '../../own/own.module.css';
import { whenAndWhere } from '../../own/whenAndWhere.ts';
import styles from './training.module.css';
import { pointsWords, sumOf } from './trainingWords.ts';

interface Props {
  employees: readonly (TrainedEmployee & { dues: readonly TrainingDue[] })[];
  today: string;
}

const tones = { OVER: styles.over, SOON: 'badge--warm', UNPLANNED: 'badge--calm' } as const;

/** Employees with their courses: a table where there is room for one, cards on a phone. */
export function TrainingTable({ employees, today }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Обучение сотрудников</caption>
      <thead>
        <tr>
          <th scope="col">Курс</th>
          <th scope="col">Состояние</th>
          <th scope="col">Баллы</th>
          <th scope="col">Сертификат</th>
          <th scope="col">Действует до</th>
        </tr>
      </thead>
      {employees.map(({ id, name, has_similar, dues, courses, ...sum }) => (
        <tbody key={id}>
          <tr>
            <th scope="rowgroup" colSpan={5}>
              <span className={styles.person}>
                <span className={own.name}>{name}</span>
                {dues.map((due) => (
                  <span key={due} className={`badge ${tones[due]}`}>
                    {trainingDues[due].label}
                  </span>
                ))}
              </span>
              <span className={`${own.note} ${styles.sum}`}>{sumOf(sum)}</span>
              {has_similar && (
                <a className={styles.similar} href={legalSection('employees')}>
                  Есть тёзка: проверьте, не один ли это человек
                </a>
              )}
            </th>
          </tr>
          {courses.map((course) => (
            <CourseRow key={course.participant_id} course={course} today={today} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function CourseRow({ course, today }: { course: TrainedCourse; today: string }) {
  const { prod, order_token, is_over, status_label, points, certificate, valid_until } = course;
  return (
    <tr>
      <td className={styles.course}>
        <a href={order_token === null ? prod.canonical : orderPath(order_token)}>{prod.name}</a>
        <span className={own.note}>{whenAndWhere(prod)}</span>
      </td>
      <td data-label="Состояние">
        <span className={`badge ${is_over ? 'badge--good' : 'badge--calm'}`}>{status_label}</span>
      </td>
      <td data-label="Баллы">{points === null ? '—' : pointsWords(points)}</td>
      <td data-label="Сертификат">
        {certificate === null ? (
          '—'
        ) : (
          <a href={certificate.page}>
            № {certificate.number} от {formatDate(certificate.date)}
          </a>
        )}
      </td>
      <td data-label="Действует до">
        {valid_until === null ? '—' : formatDate(valid_until)}
        {valid_until !== null && valid_until < today && <span className={styles.past}> срок вышел</span>}
      </td>
    </tr>
  );
}

import type { OrderView } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useId, useState } from 'react';
import { ApiError, post } from '../../lib/api.ts';
import { FullPrice } from './FullPrice.tsx';
import styles from './order.module.css';
import { isUnderWay } from './orderWords.ts';
import { mayBeSent, type Student, studentsOf } from './studentWords.ts';
import { nameOf } from './Tickets.tsx';

interface Props {
  order: OrderView;
  take(order: OrderView): void;
}

/** What whoever booked at the price of students has to show, a paper for each. */
export function StudentDocuments({ order, take }: Props) {
  const students = studentsOf(order);
  if (students.length === 0 || !isUnderWay(order)) return null;
  return (
    <section className={`card card--padded no-print ${styles.part}`} aria-labelledby="order-students">
      <h2 id="order-students">{students.length === 1 ? 'Документ студента' : 'Документы студентов'}</h2>
      <p>
        Студенческий билет, справка из вуза или удостоверение ординатора: PDF, JPEG или PNG до 8 МБ. Документ
        увидят только те, кто его проверяет. Через 90 дней после курса мы его удалим.
      </p>
      <ul className={styles.papers}>
        {students.map((student) => (
          <Paper key={student.participant.id} student={student} token={order.token} take={take} />
        ))}
      </ul>
      {order.full_price && <FullPrice order={order} price={order.full_price} take={take} />}
    </section>
  );
}

function Paper({ student, token, take }: { student: Student; token: string; take: Props['take'] }) {
  const { participant, document } = student;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const id = useId();

  async function send(file: File | undefined) {
    if (!file || isBusy) return;
    setBusy(true);
    setFailure('');
    const form = new FormData();
    form.set('file', file);
    try {
      take(await post<OrderView>(`/orders/${token}/participants/${participant.id}/student_document`, form));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(
        error.fields.file ||
          error.message ||
          'Не получилось отправить файл: проверьте связь и попробуйте ещё раз',
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className={styles.paper}>
      <div>
        <h3>{nameOf(participant)}</h3>
        <p role="status">
          {isBusy ? 'Отправляем…' : document.label}
          {document.status === 'PREPARE' && ` до ${formatMoment(document.due_at)}`}
        </p>
        {document.reason && <p className={styles.note}>Причина: {document.reason}</p>}
      </div>
      {mayBeSent(document) && (
        <>
          <label className="button button--quiet button--small" htmlFor={id} aria-busy={isBusy}>
            {document.status === 'PREPARE' ? 'Загрузить документ' : 'Загрузить другой'}
            <span className="visually-hidden">: {nameOf(participant)}</span>
          </label>
          <input
            id={id}
            className={`visually-hidden ${styles.file}`}
            type="file"
            accept="application/pdf,image/jpeg,image/png"
            disabled={isBusy}
            onChange={({ target }) => {
              void send(target.files?.[0]);
              target.value = '';
            }}
          />
        </>
      )}
      <p className="form__failure" role="alert">
        {failure}
      </p>
    </li>
  );
}

import type { OrderView } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { FileButton } from '../../platform/forms/FileButton.tsx';
import { FullPrice } from './FullPrice.tsx';
import styles from './order.module.css';
import { isUnderWay } from './orderStage.ts';
import { mayBeSent, type Student, studentsOf } from './studentWords.ts';
import { nameOf } from './Tickets.tsx';

interface Props {
  order: OrderView;
  take(order: OrderView): void;
}

/** Documents for the student price, one for each participant. */
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
          <Sheet key={student.participant.id} student={student} token={order.token} take={take} />
        ))}
      </ul>
      {order.full_price && <FullPrice order={order} price={order.full_price} take={take} />}
    </section>
  );
}

function Sheet({ student, token, take }: { student: Student; token: string; take: Props['take'] }) {
  const { participant, document } = student;
  return (
    <li className={styles.paper}>
      <div>
        <h3>{nameOf(participant)}</h3>
        <p role="status">
          {document.label}
          {document.status === 'PREPARE' && ` до ${formatMoment(document.due_at)}`}
        </p>
        {document.reason && <p className={styles.note}>Причина: {document.reason}</p>}
      </div>
      {mayBeSent(document) && (
        <FileButton<OrderView>
          path={`/orders/${token}/participants/${participant.id}/student_document`}
          onDone={take}
        >
          {document.status === 'PREPARE' ? 'Загрузить документ' : 'Загрузить другой'}
          <span className="visually-hidden">: {nameOf(participant)}</span>
        </FileButton>
      )}
    </li>
  );
}

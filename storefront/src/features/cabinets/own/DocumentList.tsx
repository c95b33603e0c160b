import type { CabinetDocument } from '@odonta/api/contract';
import { shortDay } from '@odonta/db/vocabulary/money/documents/days.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import type { Session } from '../../identity/sessions/sessionStore.ts';
import styles from './own.module.css';
import { SaveFile } from './SaveFile.tsx';

interface Props {
  session: Pick<Session<unknown>, 'file'>;
  /** Below it each document has its PDF. */
  path: string;
  papers: readonly CabinetDocument[];
}

const tones: Readonly<Partial<Record<CabinetDocument['status'], string>>> = {
  CREATED: 'badge--good',
  CONFIRMED: 'badge--good',
  FINISHED: 'badge--good',
  PREPARE: 'badge--calm',
};

export function DocumentList({ session, path, papers }: Props) {
  return (
    <ul className={styles.list}>
      {papers.map((paper) => (
        <li key={paper.id} className={`card ${styles.row}`}>
          <div className={styles.about}>
            <span className={`badge ${tones[paper.status] ?? ''}`}>{paper.status_label}</span>
            <strong>
              {paper.title}
              {paper.date !== null && ` от ${shortDay(paper.date)}`}
            </strong>
            <span className={styles.note}>{aboutOf(paper)}</span>
            {moneyOf(paper).map((line) => (
              <span key={line} className={styles.note}>
                {line}
              </span>
            ))}
          </div>
          <div className={styles.end}>
            <span className={styles.sum}>{formatExact(paper.total)}</span>
            <SaveFile session={session} path={`${path}/${paper.id}/pdf`} title={paper.title} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const aboutOf = ({ prod_name, order_number, period }: CabinetDocument): string =>
  prod_name === null ? (period ?? '') : `${prod_name} · заказ ${order_number}`;

/** The paid part, and the deadline of the rest. */
function moneyOf({ paid, total, status, due_date }: CabinetDocument): string[] {
  const isPart = paid !== null && paid > 0 && paid < total;
  return [
    ...(isPart ? [`Оплачено ${formatExact(paid)}`] : []),
    ...(status === 'PREPARE' && due_date !== null ? [`Оплатить до ${shortDay(due_date)}`] : []),
  ];
}

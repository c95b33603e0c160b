import type { OwnNegativeReport } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { BusyButton } from '../../../platform/actions/BusyButton.tsx';
import own from '../../own/own.module.css';
import styles from './negativeLecturers.module.css';

interface Props {
  reports: readonly OwnNegativeReport[];
  onChanged(): Promise<void>;
}

/** The centre's own reports, and their state. */
export function OwnReports({ reports, onChanged }: Props) {
  if (reports.length === 0)
    return <p className="muted">Ваш центр ещё ни о ком не сообщал. Сообщение проверит модератор.</p>;
  return (
    <ul className={own.list}>
      {reports.map((report) => (
        <li key={report.id} className={own.row}>
          <div className={own.about}>
            <span className={`badge ${report.status === 'CREATED' ? 'badge--calm' : ''}`}>
              {report.is_appealed ? 'Лектор возражает' : report.status_label}
            </span>
            <h3>{report.fio}</h3>
            <span className={styles.text}>{report.about}</span>
            {notesOf(report).map((note) => (
              <span key={note} className={own.note}>
                {note}
              </span>
            ))}
          </div>
          {report.may_withdraw && (
            <div className={own.end}>
              <BusyButton act={() => withdraw(report, onChanged)} aria-label={`Отозвать: ${report.fio}`}>
                Отозвать
              </BusyButton>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

async function withdraw({ id }: OwnNegativeReport, onChanged: Props['onChanged']): Promise<void> {
  await partnerSession.call(`/partner/negativeLecturers/${id}/withdraw`, 'POST', {});
  toast('success', 'Сообщение отозвано');
  await onChanged();
}

function notesOf({
  center_name,
  created_at,
  evidence_count,
  status,
  expires_at,
  close_reason,
}: OwnNegativeReport) {
  const documents = plural(evidence_count, ['документ', 'документа', 'документов']);
  return [
    `${center_name} · ${formatMoscowDay(created_at)} · ${evidence_count === 0 ? 'без документов' : documents}`,
    ...(status === 'CONFIRMED' ? [`Действует до ${formatMoscowDay(expires_at)}`] : []),
    ...(close_reason ? [`Причина: ${close_reason}`] : []),
  ];
}

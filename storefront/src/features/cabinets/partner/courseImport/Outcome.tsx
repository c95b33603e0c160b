import type { CenterImport } from '@odonta/api/contract';
import { partnerSection } from '@odonta/db/vocabulary/addresses.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { importLifecycle } from '@odonta/db/vocabulary/tools/imports/importLifecycle.ts';
import { adviceFor, cameToInWords, importTitles } from '@odonta/db/vocabulary/tools/imports/inWords.ts';
import { toast } from '../../../../components/ui/toast.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { AskedButton } from '../../../platform/actions/AskedButton.tsx';
import { BusyButton } from '../../../platform/actions/BusyButton.tsx';
import own from '../../own/own.module.css';
import { SaveFile } from '../../own/SaveFile.tsx';
import styles from './courseImport.module.css';
import { Rows } from './Rows.tsx';

interface Props {
  task: CenterImport;
  onRemap(): void;
  readAgain(): Promise<void>;
}

const { rollback } = importLifecycle.transitions;

/** The third step with the findings of the check, and the fourth with the result. */
export function Outcome({ task, onRemap, readAgain }: Props) {
  const { id, status, version, undo_until, filename } = task;
  const may = (name: string) => task.available_transitions.some((each) => each.name === name);
  const move = (name: string, body: object = {}) =>
    partnerSession.call(`/partner/imports/${id}/${name}`, 'POST', body, { isLong: true });

  /** A table that somebody else has moved on meanwhile is shown as it is now. */
  async function apply() {
    try {
      await move('apply', { version });
      toast('success', 'Курсы записаны: это черновики');
    } finally {
      await readAgain();
    }
  }

  return (
    <div className={styles.step}>
      <p role="status" className={task.bad > 0 ? styles.advice : undefined}>
        <strong>{importTitles[status]}:</strong> {cameToInWords(task)}.{adviceFor(task)}
      </p>
      {status === 'APPLIED' && (
        <p>
          Новые курсы лежат в <a href={partnerSection('courses')}>черновиках</a>: допишите их и отправьте на
          проверку.
        </p>
      )}
      {undo_until !== null && (
        <p className={own.note}>Импорт можно отменить до {formatMoment(undo_until)}.</p>
      )}
      <div className={own.end}>
        {may('apply') && (
          <BusyButton className="button" act={apply} failed="Не удалось записать курсы">
            Записать курсы
          </BusyButton>
        )}
        {status === 'CHECKED' && (
          <button className="button button--quiet button--small" type="button" onClick={onRemap}>
            Изменить столбцы
          </button>
        )}
        <SaveFile
          session={partnerSession}
          path={`/partner/imports/${id}/report?format=xlsx`}
          title={`Отчёт, ${filename.replace(/\.\w+$/, '')}`}
          label="Скачать отчёт"
        />
        {may('rollback') && (
          <AskedButton
            label={rollback.label}
            title={`${rollback.label}?`}
            keep="Не отменять"
            act={() => move('rollback')}
            onDone={readAgain}
            failed="Не удалось отменить импорт"
          >
            <p>{rollback.confirm_text}</p>
          </AskedButton>
        )}
      </div>
      {task.bad > 0 && <Rows key={`bad-${version}`} id={id} outcome="REFUSED" total={task.bad} />}
      {task.kept > 0 && <Rows key={`kept-${version}`} id={id} outcome="KEPT" total={task.kept} />}
      {(status === 'CHECKED' || status === 'APPLIED') && (
        <>
          {task.updated > 0 && (
            <Rows key={`updated-${version}`} id={id} outcome="UPDATED" total={task.updated} />
          )}
          {task.created > 0 && (
            <Rows key={`created-${version}`} id={id} outcome="CREATED" total={task.created} />
          )}
        </>
      )}
    </div>
  );
}

import type { CenterImport } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { importStatuses } from '@odonta/db/vocabulary/tools/imports/importLifecycle.ts';
import { cameToInWords } from '@odonta/db/vocabulary/tools/imports/inWords.ts';
import own from '../../own/own.module.css';

interface Props {
  imports: readonly CenterImport[];
  onOpened(id: number): void;
}

export const PastImports = ({ imports, onOpened }: Props) => (
  <section className={own.part} aria-label="Прежние таблицы">
    <h2>Прежние таблицы</h2>
    <ul className={own.list}>
      {imports.map((task) => (
        <li key={task.id} className={`card ${own.row}`}>
          <div className={own.about}>
            <span className={`badge ${task.status === 'APPLIED' ? 'badge--good' : 'badge--calm'}`}>
              {importStatuses[task.status].label}
            </span>
            <strong>{task.filename}</strong>
            <span className={own.note}>
              {cameToInWords(task)} · {formatMoment(task.created_at)}, {task.by_name}
            </span>
          </div>
          <button
            className="button button--quiet button--small"
            type="button"
            aria-label={`Открыть: ${task.filename}, ${formatMoment(task.created_at)}`}
            onClick={() => onOpened(task.id)}
          >
            Открыть
          </button>
        </li>
      ))}
    </ul>
  </section>
);

import type { CenterImport, ImportColumns } from '@odonta/api/contract';
import { type ImportMode, importModes } from '@odonta/db/vocabulary/tools/imports/imports.ts';
import { useState } from 'react';
import { ApiError } from '../../../../lib/api.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { BusyButton } from '../../../platform/actions/BusyButton.tsx';
import { Own } from '../../own/Own.tsx';
import own from '../../own/own.module.css';
import { ColumnChoice } from './ColumnChoice.tsx';
import styles from './courseImport.module.css';

interface Props {
  task: CenterImport;
  onChecked(): Promise<void>;
}

/** The second step: the field of each column, and what becomes of wrong rows. */
export const Columns = ({ task, onChecked }: Props) => (
  <Own<ImportColumns> session={partnerSession} path={`/partner/imports/${task.id}/columns`}>
    {(columns) => <Mapping task={task} columns={columns} onChecked={onChecked} />}
  </Own>
);

function Mapping({ task, columns, onChecked }: Props & { columns: ImportColumns }) {
  const { headers, sample, fields } = columns;
  const [mapping, setMapping] = useState(columns.mapping);
  const [mode, setMode] = useState<ImportMode>(task.mode ?? 'all');
  const [failure, setFailure] = useState('');
  const missing = fields.filter(({ field, is_required }) => is_required && !mapping.includes(field));
  /** A field that was chosen elsewhere moves here: no two columns stand for the same. */
  const choose = (column: number, field: string | null) =>
    setMapping(mapping.map((each, index) => (index === column ? field : each === field ? null : each)));

  async function check() {
    setFailure('');
    try {
      const path = `/partner/imports/${task.id}/dry_run`;
      await partnerSession.call(path, 'POST', { mapping, mode }, { isLong: true });
    } catch (error) {
      // It says which column is wrong; the rest is a toast.
      if (!(error instanceof ApiError && error.fields.mapping)) throw error;
      return setFailure(error.fields.mapping);
    }
    await onChecked();
  }

  return (
    <div className={styles.step}>
      <p>Проверьте, что лежит в столбцах файла.</p>
      <ul className={styles.columns}>
        {headers.map((header, index) => (
          <ColumnChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are, and headers may repeat
            key={index}
            header={header}
            values={sample.map((cells) => cells[index] ?? '').filter((cell) => cell !== '')}
            fields={fields}
            chosen={mapping[index] ?? null}
            onChosen={(field) => choose(index, field)}
          />
        ))}
      </ul>
      {missing.length > 0 && !mapping.includes('id') && (
        <p className={styles.advice} role="status">
          Новым курсам нужны ещё: {missing.map(({ title }) => `«${title}»`).join(', ')}. Без них можно только
          менять свои черновики по номеру.
        </p>
      )}
      <fieldset className={styles.modes}>
        <legend>Строки с ошибками</legend>
        {(Object.keys(importModes) as ImportMode[]).map((name) => (
          <label key={name}>
            <input type="radio" name="mode" checked={mode === name} onChange={() => setMode(name)} />
            <span>{importModes[name]}</span>
          </label>
        ))}
      </fieldset>
      {failure && (
        <p className="form__failure" role="alert">
          {failure}
        </p>
      )}
      <div className={own.end}>
        <BusyButton className="button" act={check} failed="Не удалось проверить таблицу">
          Проверить
        </BusyButton>
        <span className={own.note}>
          При проверке ничего не записывается. Пустая клетка оставляет поле как есть.
        </span>
      </div>
    </div>
  );
}

import type { ImportableField } from '@odonta/api/contract';
import { shortened } from '@odonta/db/vocabulary/shortened.ts';
import { useId } from 'react';
import own from '../../own/own.module.css';
import styles from './courseImport.module.css';

interface Props {
  header: string;
  /** The first values of the column. */
  values: readonly string[];
  fields: readonly ImportableField[];
  chosen: string | null;
  onChosen(field: string | null): void;
}

/** A column of the table, and the field that it stands for. */
export function ColumnChoice({ header, values, fields, chosen, onChosen }: Props) {
  const id = useId();
  const hint = fields.find(({ field }) => field === chosen)?.hint;
  return (
    <li className={styles.column}>
      <label htmlFor={id}>
        <strong>{header}</strong>
        <span className={own.note}>{shortened(values.slice(0, 3).join(' · '), 90) || 'пусто'}</span>
      </label>
      <div className={styles.choice}>
        <select
          id={id}
          className="input"
          value={chosen ?? ''}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ target }) => onChosen(target.value || null)}
        >
          <option value="">Не загружать</option>
          {fields.map(({ field, title, is_required }) => (
            <option key={field} value={field}>
              {is_required ? `${title} *` : title}
            </option>
          ))}
        </select>
        {hint && (
          <span className={own.note} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
    </li>
  );
}

import { type HTMLInputTypeAttribute, useId } from 'react';
import styles from './fields.module.css';
import { useTyped } from './useTyped.ts';
import { wholeIn } from './wholeIn.ts';

interface Props<Value> {
  label: string;
  value: Value;
  onChanged(value: Value): void;
}

export function RowText({
  label,
  value,
  onChanged,
  type = 'text',
  error,
}: Props<string> & {
  type?: HTMLInputTypeAttribute;
  /** The id of the words that say what is wrong with it. */
  error?: string;
}) {
  const id = useId();
  const typed = useTyped(value, onChanged);
  return (
    <div className={styles.cell}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        type={type}
        autoComplete="off"
        aria-invalid={error !== undefined}
        aria-describedby={error}
        {...typed}
      />
    </div>
  );
}

export function RowNumber({ label, value, onChanged }: Props<number | null>) {
  const id = useId();
  const typed = useTyped(value === null ? '' : String(value), (text) => onChanged(wholeIn(text)));
  return (
    <div className={styles.cell}>
      <label htmlFor={id}>{label}</label>
      <input id={id} className="input" inputMode="numeric" autoComplete="off" {...typed} />
    </div>
  );
}

export function RowChoice({
  label,
  value,
  onChanged,
  choices,
}: Props<string> & { choices: readonly (readonly [code: string, label: string])[] }) {
  const id = useId();
  return (
    <div className={styles.cell}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className="input" value={value} onChange={({ target }) => onChanged(target.value)}>
        {choices.map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

export function RowFlag({ label, value, onChanged }: Props<boolean>) {
  const id = useId();
  return (
    <div className={`checkbox ${styles.cell}`}>
      <input id={id} type="checkbox" checked={value} onChange={({ target }) => onChanged(target.checked)} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}

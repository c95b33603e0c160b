import type { ReactNode } from 'react';
import { Icon } from '../../../../../components/ui/Icon.tsx';
import styles from './fields.module.css';

interface Props<Row> {
  rows: readonly Row[];
  /** Names a row for those who cannot see where a button is: «День 2». */
  nameOf(number: number): string;
  addLabel: string;
  /** Distinguishes several buttons with the same label. */
  addName?: string;
  atMost: number;
  atLeast?: number;
  blank(): Row;
  onChanged(rows: Row[]): void;
  children(row: Row, change: (part: Partial<Row>) => void, index: number): ReactNode;
}

/** Values of the same kind below each other, each with its inputs. */
export function Rows<Row>({
  rows,
  nameOf,
  addLabel,
  addName,
  atMost,
  atLeast = 0,
  blank,
  onChanged,
  children,
}: Props<Row>) {
  const changed = (at: number, part: Partial<Row>) =>
    onChanged(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  return (
    <>
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own, and keep their places while one types
          <li key={index} className={styles.row}>
            {children(row, (part) => changed(index, part), index)}
            <button
              className={`icon-button ${styles.remove}`}
              type="button"
              aria-label={`${nameOf(index + 1)}: убрать`}
              disabled={rows.length <= atLeast}
              onClick={() => onChanged(rows.filter((_row, at) => at !== index))}
            >
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
      </ul>
      {rows.length < atMost && (
        <button
          className={`button button--quiet button--small ${styles.add}`}
          type="button"
          aria-label={addName}
          onClick={() => onChanged([...rows, blank()])}
        >
          {addLabel}
        </button>
      )}
    </>
  );
}

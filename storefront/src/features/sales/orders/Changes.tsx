import type { ChangeInWords } from '@odonta/db/vocabulary/catalog/prodChange.ts';
import { prodChangeKinds } from '@odonta/db/vocabulary/catalog/prodChange.ts';
import styles from './changed.module.css';

/** The course as it was booked, and as it is now. */
export const Changes = ({ of }: { of: readonly ChangeInWords[] }) => (
  <dl className={styles.changes}>
    {of.map(({ kind, old, new: now }) => (
      <div key={`${kind} ${now}`}>
        <dt>{prodChangeKinds[kind]}</dt>
        <dd>
          <del>{old}</del> → <ins>{now}</ins>
        </dd>
      </div>
    ))}
  </dl>
);

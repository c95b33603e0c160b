import type { CompanyEmployee } from '@odonta/api/contract';
import { orderPath } from '@odonta/db/vocabulary/addresses.ts';
import styles from '../../own/own.module.css';
import { whenAndWhere } from '../../own/whenAndWhere.ts';
import { ApartFrom } from './ApartFrom.tsx';
import { contactsOf } from './contactsOf.ts';
import { MergeEmployee } from './MergeEmployee.tsx';
import { PartEmployee } from './PartEmployee.tsx';
import { SeparateEmployee } from './SeparateEmployee.tsx';

interface Props {
  of: CompanyEmployee;
  among: readonly CompanyEmployee[];
  onChanged(): Promise<void>;
}

export function EmployeeCard({ of, among, onChanged }: Props) {
  const { name, courses, linked_ids, similar_ids } = of;
  return (
    <li className={`card ${styles.row}`}>
      <div className={styles.about}>
        <h2 className={styles.name}>{name}</h2>
        <span className={styles.note}>{contactsOf(of)}</span>
        {similar_ids.length > 0 && (
          <span className="badge badge--warm">Есть тёзка: если это один человек, объедините</span>
        )}
        <ApartFrom of={of} among={among} onChanged={onChanged} />
      </div>
      <div className={styles.end}>
        {courses.length > 1 && <PartEmployee of={of} onChanged={onChanged} />}
        {linked_ids.length > 0 && <SeparateEmployee of={of} onChanged={onChanged} />}
        {among.length > 1 && <MergeEmployee of={of} among={among} onChanged={onChanged} />}
      </div>
      <ul className={styles.courses} aria-label={`Курсы: ${name}`}>
        {courses.map(({ participant_id, order_token, status_label, prod }) => (
          <li key={participant_id}>
            <span>
              <a href={orderPath(order_token)}>{prod.name}</a>{' '}
              <span className={styles.note}>{whenAndWhere(prod)}</span>
            </span>
            <span className="badge">{status_label}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

import type { CompanyEmployee } from '@odonta/api/contract';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { legalSession } from '../../features/sessions/sessions.ts';
import { decodeEntities } from '../../lib/decodeEntities.ts';
import { orderPath } from '../../paths.ts';
import { Nothing } from '../own/Nothing.tsx';
import { Own } from '../own/Own.tsx';
import styles from '../own/own.module.css';
import { whenAndWhere } from '../own/whenAndWhere.ts';
import { LegalCabinet } from './LegalCabinet.tsx';

/** Who was sent to which courses. */
export default function LegalEmployees() {
  return (
    <LegalCabinet>
      {() => (
        <Own<CompanyEmployee[]> session={legalSession} path="/legal/employees">
          {(employees) =>
            employees.length === 0 ? (
              <Nothing
                title="Сотрудников пока нет"
                text="Здесь будут все, кого вы записали на курсы, с датами и состоянием каждой записи."
              />
            ) : (
              <ul className={styles.list}>
                {employees.map((employee) => (
                  <Employee key={`${employee.name} ${employee.email} ${employee.phone}`} of={employee} />
                ))}
              </ul>
            )
          }
        </Own>
      )}
    </LegalCabinet>
  );
}

function Employee({ of: { name, email, phone, courses } }: { of: CompanyEmployee }) {
  return (
    <li className={`card ${styles.row}`}>
      <div className={styles.about}>
        <h2 className={styles.name}>{name}</h2>
        <span className={styles.note}>
          {[email, phone && formatPhone(phone)].filter(Boolean).join(' · ')}
        </span>
      </div>
      <ul className={styles.courses} aria-label={`Курсы: ${name}`}>
        {courses.map(({ participant_id, order_token, status_label, prod }) => (
          <li key={participant_id}>
            <span>
              <a href={orderPath(order_token)}>{decodeEntities(prod.name)}</a>{' '}
              <span className={styles.note}>{whenAndWhere(prod)}</span>
            </span>
            <span className="badge">{status_label}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

import type { CompanyEmployee } from '@odonta/api/contract';
import { legalSession } from '../../identity/sessions/sessions.ts';
import { Nothing } from '../own/Nothing.tsx';
import { Own } from '../own/Own.tsx';
import styles from '../own/own.module.css';
import { EmployeeCard } from './employees/EmployeeCard.tsx';
import { LegalCabinet } from './LegalCabinet.tsx';

/** The employees and their courses. */
export default function LegalEmployees() {
  return (
    <LegalCabinet>
      {() => (
        <Own<CompanyEmployee[]> session={legalSession} path="/legal/employees">
          {(employees, readAgain) =>
            employees.length === 0 ? (
              <Nothing
                title="Сотрудников пока нет"
                text="Здесь будут все, кого вы записали на курсы, с датами и состоянием каждой записи."
              />
            ) : (
              <ul className={styles.list}>
                {employees.map((employee) => (
                  <EmployeeCard key={employee.id} of={employee} among={employees} onChanged={readAgain} />
                ))}
              </ul>
            )
          }
        </Own>
      )}
    </LegalCabinet>
  );
}

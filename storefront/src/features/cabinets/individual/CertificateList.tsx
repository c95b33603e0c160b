import type { CabinetCertificate } from '@odonta/api/contract';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import type { Session } from '../../identity/sessions/sessionStore.ts';
import styles from '../own/own.module.css';
import { SaveFile } from '../own/SaveFile.tsx';

interface Props {
  session: Pick<Session<unknown>, 'file'>;
  certificates: readonly CabinetCertificate[];
}

/** The proof of training: the certificate, and the page that verifies it. */
export function CertificateList({ session, certificates }: Props) {
  return (
    <ul className={styles.list}>
      {certificates.map(({ id, number, name, course, page, issued_at }) => (
        <li key={id} className={`card ${styles.row}`}>
          <div className={styles.about}>
            <strong>
              Сертификат № {number} от {formatMoscowDay(issued_at)}
            </strong>
            <span className={styles.note}>
              {course} · {name}
            </span>
            <a href={page} aria-label={`Страница проверки: сертификат № ${number}`}>
              Страница проверки
            </a>
          </div>
          <div className={styles.end}>
            <SaveFile
              session={session}
              path={`/individual/certificates/${id}/pdf`}
              title={`Сертификат № ${number}`}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { FileButton } from '../../../platform/forms/FileButton.tsx';
import own from '../../own/own.module.css';
import styles from './negativeLecturers.module.css';

export interface SentFile {
  key: string;
  name: string;
}

interface Props {
  /** Where each is sent at once. */
  path: string;
  atMost: number;
  /** The documents that are meant, such as «Письма, договор». */
  hint: string;
  files: readonly SentFile[];
  onChange(files: readonly SentFile[]): void;
}

/** Documents that go with a form, which names them. */
export const EvidenceFiles = ({ path, atMost, hint, files, onChange }: Props) => (
  <div className={styles.files}>
    <span>Документы</span>
    <span className={own.note}>
      {hint}: PDF, JPEG или PNG до 8 МБ, не больше {atMost}. Их увидят только модераторы.
    </span>
    <ul>
      {files.map(({ key, name }) => (
        <li key={key}>
          {name}{' '}
          <button
            className="button button--quiet button--small"
            type="button"
            aria-label={`Убрать ${name}`}
            onClick={() => onChange(files.filter((file) => file.key !== key))}
          >
            Убрать
          </button>
        </li>
      ))}
    </ul>
    {files.length < atMost && (
      <FileButton<{ file_id: string }>
        path={path}
        send={(to, form) => partnerSession.call(to, 'POST', form)}
        onDone={({ file_id: key }, name) => onChange([...files, { key, name }])}
      >
        Приложить документ
      </FileButton>
    )}
  </div>
);

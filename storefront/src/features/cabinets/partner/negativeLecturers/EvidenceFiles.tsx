import { negativeEvidenceAtMost } from '@odonta/db/vocabulary/catalog/negativeLecturer.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { FileButton } from '../../../platform/forms/FileButton.tsx';
import own from '../../own/own.module.css';
import styles from './negativeLecturers.module.css';

export interface SentFile {
  key: string;
  name: string;
}

interface Props {
  files: readonly SentFile[];
  onChange(files: readonly SentFile[]): void;
}

/** Documents that go with a report: each is sent at once, and the report names it. */
export const EvidenceFiles = ({ files, onChange }: Props) => (
  <div className={styles.files}>
    <span>Документы</span>
    <span className={own.note}>
      Письма, договор, фотографии: PDF, JPEG или PNG до 8 МБ, не больше {negativeEvidenceAtMost}. Их увидят
      только модераторы.
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
    {files.length < negativeEvidenceAtMost && (
      <FileButton<{ file_id: string }>
        path="/partner/negativeLecturers/evidence"
        send={(path, form) => partnerSession.call(path, 'POST', form)}
        onDone={({ file_id: key }, name) => onChange([...files, { key, name }])}
      >
        Приложить документ
      </FileButton>
    )}
  </div>
);

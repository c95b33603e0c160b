import type { CenterPaper } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import { useState } from 'react';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { FileButton } from '../../../platform/forms/FileButton.tsx';
import own from '../../own/own.module.css';

interface Props {
  paper: CenterPaper;
  /** The key of the file, null while there is none. */
  file: string | null;
  onChange(file: string): void;
}

/** The scan of a paper: sent at once, and named by the form. */
export function PaperFile({ paper, file, onChange }: Props) {
  const [name, setName] = useState<string | null>(null);
  return (
    <div>
      <p className={own.note}>
        {name ??
          (file ? 'Файл загружен' : 'PDF, JPEG или PNG до 8 МБ. Его увидят только сотрудники «Одонты».')}
      </p>
      <FileButton<{ file_id: string }>
        path={`/partner/centers/papers/${paper}`}
        send={(path, form) => partnerSession.call(path, 'POST', form)}
        onDone={({ file_id }, sent) => {
          setName(sent);
          onChange(file_id);
        }}
      >
        {file ? 'Заменить файл' : 'Приложить файл'}
      </FileButton>
    </div>
  );
}

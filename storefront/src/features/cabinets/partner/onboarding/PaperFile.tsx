import type { CenterPaper } from '@odonta/db/vocabulary/catalog/onboarding.ts';
import { useState } from 'react';
import { FieldError } from '../../../../components/ui/Field.tsx';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { FileButton } from '../../../platform/forms/FileButton.tsx';
import { useFileField } from '../../../platform/forms/useFileField.ts';
import own from '../../own/own.module.css';

/** The scan of a paper: sent at once, and named by the form. */
export function PaperFile({ paper }: { paper: CenterPaper }) {
  const { id, error, file, setFile } = useFileField(`${paper}_file`);
  const [name, setName] = useState<string | null>(null);
  return (
    <div id={id} tabIndex={-1}>
      <p className={own.note}>
        {name ??
          (file ? 'Файл загружен' : 'PDF, JPEG или PNG до 8 МБ. Его увидят только сотрудники «Одонты».')}
      </p>
      <FileButton<{ file_id: string }>
        path={`/partner/centers/papers/${paper}`}
        send={(path, form) => partnerSession.call(path, 'POST', form)}
        onDone={({ file_id }, sent) => {
          setName(sent);
          setFile(file_id);
        }}
      >
        {file ? 'Заменить файл' : 'Приложить файл'}
      </FileButton>
      <FieldError id={id} error={error} />
    </div>
  );
}

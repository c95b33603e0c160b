import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { FileDrop } from '../../../kit/inputs/FileDrop.tsx';
import { PageHead } from '../../../kit/page/PageHead.tsx';
import { SectionPanel } from '../../../kit/record/RecordForm.tsx';
import { ImportSummary } from './ImportSummary.tsx';
import { useStatementUpload } from './useStatementUpload.ts';

export function BankImportCreate() {
  const [file, setFile] = useState<File | null>(null);
  const { upload, imported, error, isBusy } = useStatementUpload();
  return (
    <>
      <PageHead title="Загрузка выписки" back={{ to: '/bank_imports', label: 'Банковские выписки' }} />
      <Stack sx={{ gap: 2 }}>
        <SectionPanel
          id="file"
          title="Файл"
          hint="Файл обмена с 1С из интернет-банка или таблица CSV, XLSX со столбцами «Дата», «Сумма» или «Кредит», «Назначение платежа», до 5 МБ. Тот же файл можно загрузить снова: уже загруженные платежи не повторятся."
          content={
            <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
              <FileDrop
                file={file}
                accept=".txt,.csv,.xlsx"
                hint="Файл для 1С обычно называется kl_to_1c.txt"
                onChoose={setFile}
              />
              {error && <Alert severity="error">{error}</Alert>}
              <Button
                variant="contained"
                disabled={!file || isBusy}
                onClick={() => file && void upload(file)}
              >
                {isBusy ? 'Загружаю…' : 'Загрузить выписку'}
              </Button>
            </Stack>
          }
        />
        {imported && <ImportSummary imported={imported} />}
      </Stack>
    </>
  );
}

import { Alert, Button, FormControlLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { type ImportSubject, importSubjects } from '@odonta/db/vocabulary/tools/imports/importSubjects.ts';
import { importLimits } from '@odonta/db/vocabulary/tools/imports/imports.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TemplateButton } from '../../../kit/imports/TemplateButton.tsx';
import { useImportSubjects } from '../../../kit/imports/useImportSubjects.ts';
import { FileDrop } from '../../../kit/inputs/FileDrop.tsx';
import { PageHead } from '../../../kit/page/PageHead.tsx';
import { SectionPanel } from '../../../kit/record/RecordForm.tsx';
import { Steps } from './Steps.tsx';
import { useImportUpload } from './useImportUpload.ts';

/** The first step: the resource and the file. */
export function ImportCreate() {
  const subjects = useImportSubjects();
  const [parameters, setParameters] = useSearchParams();
  const subject = subjects.find((name) => name === parameters.get('resource')) ?? subjects[0];
  const [file, setFile] = useState<File | null>(null);
  const { upload, error, isBusy } = useImportUpload();
  return (
    <>
      <PageHead title="Импорт из файла" back={{ to: '/imports', label: 'Импорт' }} />
      <Steps current={0} />
      {subject === undefined ? (
        <Alert severity="info">
          У вас нет права добавлять или менять записи, которые можно импортировать.
        </Alert>
      ) : (
        <SectionPanel
          id="file"
          title="Файл"
          hint={`CSV или XLSX до 5 МБ, не больше ${importLimits.rows.toLocaleString('ru-RU')} строк; первая строка — заголовки столбцов`}
          content={
            <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
              <SubjectChoice
                subjects={subjects}
                value={subject}
                onChoose={(resource) => setParameters({ resource }, { replace: true })}
              />
              <TemplateButton subject={subject} />
              <FileDrop
                file={file}
                accept=".csv,.txt,.tsv,.xlsx"
                hint="CSV (UTF-8 или windows-1251) или XLSX"
                onChoose={setFile}
              />
              {error && <Alert severity="error">{error}</Alert>}
              <Button
                variant="contained"
                disabled={!file || isBusy}
                onClick={() => file && void upload(subject, file)}
              >
                {isBusy ? 'Загружаю…' : 'Загрузить и продолжить'}
              </Button>
            </Stack>
          }
        />
      )}
    </>
  );
}

interface SubjectChoiceProps {
  subjects: readonly ImportSubject[];
  value: ImportSubject;
  onChoose: (subject: ImportSubject) => void;
}

function SubjectChoice({ subjects, value, onChoose }: SubjectChoiceProps) {
  return (
    <div>
      <Typography id="subject-label" sx={{ fontWeight: 500 }}>
        Что импортируем
      </Typography>
      <RadioGroup
        row
        aria-labelledby="subject-label"
        value={value}
        onChange={(_event, chosen) => onChoose(chosen as ImportSubject)}
      >
        {subjects.map((name) => (
          <FormControlLabel key={name} value={name} control={<Radio />} label={importSubjects[name].label} />
        ))}
      </RadioGroup>
    </div>
  );
}

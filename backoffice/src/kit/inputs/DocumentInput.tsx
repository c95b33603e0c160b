import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { documentFolder, documentSrc, sizeInWords } from '@odonta/db/vocabulary/content/documents.ts';
import { useRef } from 'react';
import { required, useInput } from 'react-admin';
import { SiteLink } from '../record/SiteLink.tsx';
import { useFileUpload } from './useFileUpload.ts';

interface KeptDocument {
  filename: string | null;
  size: number;
}

const isChosen = (value?: KeptDocument | null) => (value?.filename ? undefined : 'Загрузите файл');

/** Uploads a PDF at once and keeps the name of the stored file; the record changes when the form is saved. */
export function DocumentInput({ source }: { source: string }) {
  const { field, fieldState } = useInput<KeptDocument | null>({ source, validate: [required(), isChosen] });
  const picker = useRef<HTMLInputElement>(null);
  const { choose, isBusy, error } = useFileUpload(documentFolder, ({ filename, size }, file) =>
    field.onChange({ filename, size: size ?? file.size }),
  );
  const kept: KeptDocument | null = field.value?.filename ? field.value : null;

  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      {kept?.filename && (
        <Typography component="div">
          PDF, {sizeInWords(kept.size)} · <SiteLink path={documentSrc(kept.filename)} />
        </Typography>
      )}
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={isBusy}
        onClick={() => picker.current?.click()}
      >
        {isBusy ? 'Загружаю…' : kept ? 'Заменить PDF' : 'Загрузить PDF'}
      </Button>
      <input
        ref={picker}
        hidden
        type="file"
        accept="application/pdf"
        aria-label="Файл документа"
        onChange={choose}
      />
      {(error ?? fieldState.error) && <Alert severity="error">{error ?? 'Загрузите файл'}</Alert>}
    </Stack>
  );
}

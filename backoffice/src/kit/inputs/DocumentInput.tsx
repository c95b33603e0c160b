import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { documentFolder, documentSrc, sizeInWords } from '@odonta/db/vocabulary/site/documents.ts';
import { type ChangeEvent, useRef, useState } from 'react';
import { required, useInput } from 'react-admin';
import { useStaffData } from '../api/useStaffData.ts';
import { SiteLink } from '../record/SiteLink.tsx';

interface KeptDocument {
  filename: string | null;
  size: number;
}

const isChosen = (value?: KeptDocument | null) => (value?.filename ? undefined : 'Загрузите файл');

/** Uploads a PDF at once and keeps the name of the stored file; the record changes when the form is saved. */
export function DocumentInput({ source }: { source: string }) {
  const { field, fieldState } = useInput<KeptDocument | null>({ source, validate: [required(), isChosen] });
  const provider = useStaffData();
  const picker = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const kept: KeptDocument | null = field.value?.filename ? field.value : null;

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    setBusy(true);
    setError(null);
    try {
      const { data } = await provider.upload(documentFolder, file);
      field.onChange({ filename: data.filename, size: data.size ?? file.size });
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Не удалось загрузить файл');
    } finally {
      setBusy(false);
      target.value = '';
    }
  }

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

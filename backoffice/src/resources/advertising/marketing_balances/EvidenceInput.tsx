import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { evidenceAtMost } from '@odonta/db/vocabulary/advertising/marketing/marketingBalance.ts';
import { type ChangeEvent, useRef, useState } from 'react';
import { required, useInput } from 'react-admin';
import { wordsOf } from '../../../kit/api/useComplain.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';

/** Papers that prove a penalty: each is kept at once, and the form sends their keys. */
export function EvidenceInput({ source }: { source: string }) {
  const { field, fieldState } = useInput<string[] | null>({ source, validate: required() });
  const picker = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const keys: readonly string[] = field.value ?? [];
  const { upload, isBusy, error } = useUpload((key, name) => {
    field.onChange([...keys, key]);
    setNames((known) => ({ ...known, [key]: name }));
  });
  const problem = error ?? (fieldState.error ? 'Приложите доказательства' : null);
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      {keys.map((key) => (
        <Stack key={key} direction="row" sx={{ gap: 1, alignItems: 'center', overflowWrap: 'anywhere' }}>
          <span>{names[key]}</span>
          <Button
            size="small"
            disabled={isBusy}
            aria-label={`Убрать ${names[key]}`}
            onClick={() => field.onChange(keys.filter((one) => one !== key))}
          >
            Убрать
          </Button>
        </Stack>
      ))}
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={isBusy || keys.length >= evidenceAtMost}
        onClick={() => picker.current?.click()}
      >
        {isBusy ? 'Загружаю…' : 'Приложить доказательство'}
      </Button>
      <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>
        PDF, JPEG или PNG до 8 МБ, не больше {evidenceAtMost} файлов
      </Typography>
      <input
        ref={picker}
        hidden
        type="file"
        accept="application/pdf,image/jpeg,image/png"
        aria-label="Доказательство"
        onChange={upload}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
    </Stack>
  );
}

function useUpload(onKept: (key: string, name: string) => void) {
  const provider = useStaffData();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    setBusy(true);
    setError(null);
    try {
      onKept(await provider.uploadEvidence(file), file.name);
    } catch (failure) {
      setError(wordsOf(failure, 'Не удалось загрузить файл'));
    } finally {
      setBusy(false);
      target.value = '';
    }
  }

  return { upload, isBusy, error };
}

import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { type ChangeEvent, useRef, useState } from 'react';
import { required, useInput, useResourceContext } from 'react-admin';
import { wordsOf } from '../api/useComplain.ts';
import { useStaffData } from '../api/useStaffData.ts';

interface EvidenceInputProps {
  source: string;
  atMost: number;
  isRequired?: boolean;
  /** The name of one file on the button. */
  label?: string;
}

/** Documents as evidence: each is uploaded at once, and the form sends their keys. */
export function EvidenceInput({
  source,
  atMost,
  isRequired = false,
  label = 'документ',
}: EvidenceInputProps) {
  const resource = useResourceContext() ?? '';
  const { field, fieldState } = useInput<string[] | null>({
    source,
    validate: isRequired ? required() : undefined,
  });
  const picker = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  // react-admin begins a field that has no value with an empty text.
  const keys: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const { upload, isBusy, error } = useUpload(resource, (key, name) => {
    field.onChange([...keys, key]);
    setNames((known) => ({ ...known, [key]: name }));
  });
  const nameOf = (key: string, index: number) => names[key] ?? `${titled(label)} ${index + 1}`;
  const problem = error ?? (fieldState.error ? 'Приложите доказательства' : null);
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      {keys.map((key, index) => (
        <Stack key={key} direction="row" sx={{ gap: 1, alignItems: 'center', overflowWrap: 'anywhere' }}>
          <span>{nameOf(key, index)}</span>
          <Button
            size="small"
            disabled={isBusy}
            aria-label={`Убрать ${nameOf(key, index)}`}
            onClick={() => field.onChange(keys.filter((one) => one !== key))}
          >
            Убрать
          </Button>
        </Stack>
      ))}
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={isBusy || keys.length >= atMost}
        onClick={() => picker.current?.click()}
      >
        {isBusy ? 'Загружаю…' : `Приложить ${label}`}
      </Button>
      <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>
        PDF, JPEG или PNG до 8 МБ, не больше {atMost} файлов
      </Typography>
      <input
        ref={picker}
        hidden
        type="file"
        accept="application/pdf,image/jpeg,image/png"
        aria-label={titled(label)}
        onChange={upload}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
    </Stack>
  );
}

const titled = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function useUpload(resource: string, onKept: (key: string, name: string) => void) {
  const provider = useStaffData();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function upload({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    setBusy(true);
    setError(null);
    try {
      onKept(await provider.uploadEvidence(resource, file), file.name);
    } catch (failure) {
      setError(wordsOf(failure, 'Не удалось загрузить файл'));
    } finally {
      setBusy(false);
      target.value = '';
    }
  }

  return { upload, isBusy, error };
}

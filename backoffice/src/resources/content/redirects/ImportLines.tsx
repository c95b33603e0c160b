import { Alert, Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { isFailure } from '../../../kit/api/failure.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { SectionPanel } from '../../../kit/record/RecordForm.tsx';

/** Many redirects at once, pasted from a spreadsheet; an error names its line, and no text is lost. */
export function ImportLines() {
  const [lines, setLines] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const provider = useStaffData();
  const notify = useNotify();
  const redirect = useRedirect();

  async function send() {
    setBusy(true);
    setError(null);
    try {
      await provider.importLines('redirects', lines);
      notify('Переадресации загружены', { type: 'success' });
      redirect('list', 'redirects');
    } catch (failure) {
      const fieldError = isFailure(failure) ? failure.body.errors?.lines : undefined;
      setError(fieldError ?? (failure instanceof Error ? failure.message : 'Не удалось загрузить'));
    } finally {
      setBusy(false);
    }
  }

  const content = (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <TextField
        label="Строки «прежний адрес — новый адрес»"
        multiline
        fullWidth
        minRows={3}
        maxRows={8}
        value={lines}
        onChange={({ target }) => setLines(target.value)}
        placeholder={'/staryj /novyj\n/udalennyj'}
      />
      {error && <Alert severity="error">{error}</Alert>}
      <Button variant="outlined" disabled={isBusy || lines.trim() === ''} onClick={() => void send()}>
        Загрузить список
      </Button>
    </Stack>
  );
  return (
    <SectionPanel
      id="import"
      title="Или список"
      hint="По одной на строке, через пробел. Строка с одним адресом значит, что страницы больше нет."
      content={content}
    />
  );
}

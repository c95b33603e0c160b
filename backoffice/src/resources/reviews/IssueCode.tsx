import MailIcon from '@mui/icons-material/ForwardToInboxOutlined';
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { useState } from 'react';
import { email, Form, required, TextInput, useNotify } from 'react-admin';
import { isFailure } from '../../kit/api/failure.ts';
import { useStaffData } from '../../kit/api/useStaffData.ts';
import { ReferenceSelect } from '../../kit/inputs/ReferenceSelect.tsx';
import { useRights } from '../../kit/session/useRights.ts';

/** Sends a participant the one-time code by which his review counts as verified. */
export function IssueCode() {
  const { may } = useRights();
  const [isOpen, setOpen] = useState(false);
  if (!may('reviews.confirm')) return null;
  return (
    <>
      <Button variant="contained" startIcon={<MailIcon />} onClick={() => setOpen(true)}>
        Выслать код
      </Button>
      {isOpen && <IssueDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function IssueDialog({ onClose }: { onClose: () => void }) {
  const provider = useStaffData();
  const notify = useNotify();
  const [error, setError] = useState<string | null>(null);

  async function submit(data: Record<string, unknown>) {
    setError(null);
    try {
      await provider.create('review_codes', { data });
      notify('Код отправлен участнику письмом', { type: 'success' });
      onClose();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Не удалось отправить код');
      return isFailure(failure) ? failure.body.errors : undefined;
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="issue-code-title">
      <Form onSubmit={submit} record={{}} disableInvalidFormNotification>
        <DialogTitle id="issue-code-title">Код для отзыва</DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 1.5, pt: 1 }}>
            {error && <Alert severity="error">{error}</Alert>}
            <ReferenceSelect source="prod_id" reference="prods" label="Курс" isRequired />
            <TextInput source="name" label="Имя участника" validate={required()} helperText={false} />
            <TextInput
              source="email"
              type="email"
              label="Почта участника"
              validate={[required(), email('Введите корректную электронную почту')]}
              helperText="Повторный код отменяет прежний"
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="inherit">
            Отмена
          </Button>
          <Button type="submit" variant="contained">
            Выслать код
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

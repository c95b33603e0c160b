import { Button, Typography } from '@mui/material';
import type { Replacement, StaffParticipant } from '@odonta/api/contract';
import { useState } from 'react';
import { required, TextInput, useNotify, useRecordContext, useRedirect } from 'react-admin';
import { useOneAtATime } from '../../../kit/actions/useOneAtATime.ts';
import { isFailure } from '../../../kit/api/failure.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { FormDialog } from '../../../kit/page/FormDialog.tsx';
import { useRights } from '../../../kit/session/useRights.ts';

/** Another person comes: the seat and its price stay, the ticket is a new one. */
export function ReplaceButton() {
  const person = useRecordContext<StaffParticipant>();
  const { may } = useRights();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { replaceParticipant } = useStaffData();
  const { once, isBusy } = useOneAtATime();
  const notify = useNotify();
  const redirect = useRedirect();
  if (!person || !may('participants.replace')) return null;
  const submit = async (values: Record<string, unknown>) => {
    setError(null);
    try {
      const successor = await once(() => replaceParticipant(person.id, values as unknown as Replacement));
      if (!successor) return;
      notify('Участник заменён', { type: 'success' });
      redirect('show', 'participants', successor.id);
      setOpen(false);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Не удалось заменить участника');
      return isFailure(failure) ? failure.body.errors : undefined;
    }
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Заменить
      </Button>
      {isOpen && (
        <FormDialog
          title="Заменить участника"
          error={error}
          words={{ send: 'Заменить', busy: 'Заменяю…' }}
          isBusy={isBusy}
          onSubmit={submit}
          onClose={() => setOpen(false)}
        >
          <Typography>Прежний билет перестанет действовать, новый придёт новому участнику.</Typography>
          <TextInput source="last_name" label="Фамилия" validate={required()} helperText={false} />
          <TextInput source="first_name" label="Имя" validate={required()} helperText={false} />
          <TextInput source="middle_name" label="Отчество" helperText={false} />
          <TextInput source="email" label="Почта" type="email" validate={required()} helperText={false} />
          <TextInput source="phone" label="Телефон" type="tel" helperText={false} />
        </FormDialog>
      )}
    </>
  );
}

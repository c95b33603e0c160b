import MailIcon from '@mui/icons-material/ForwardToInboxOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { email, required, TextInput, useNotify } from 'react-admin';
import { isFailure } from '../../../kit/api/failure.ts';
import { useStaffData } from '../../../kit/api/useStaffData.ts';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';
import { FormDialog } from '../../../kit/page/FormDialog.tsx';
import { useRights } from '../../../kit/session/useRights.ts';

/** Sends a participant the one-time code by which his review counts as verified. */
export function IssueCode() {
  const { may } = useRights();
  const [isOpen, setOpen] = useState(false);
  if (!may('reviews.confirm')) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<MailIcon />} onClick={() => setOpen(true)}>
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
    <FormDialog
      title="Код для отзыва"
      error={error}
      words={{ send: 'Выслать код' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReferenceSelect source="prod_id" reference="prods" label="Курс" isRequired />
      <TextInput source="name" label="Имя участника" validate={required()} helperText={false} />
      <TextInput
        source="email"
        type="email"
        label="Почта участника"
        validate={[required(), email('Введите корректную электронную почту')]}
        helperText="Повторный код отменяет прежний"
      />
    </FormDialog>
  );
}

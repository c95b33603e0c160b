import { Button } from '@mui/material';
import type { StaffWaitlistEntry } from '@odonta/api/contract';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { FormDialog } from '../../kit/page/FormDialog.tsx';
import { useSavePart } from '../../kit/record/useSavePart.ts';
import { useRights } from '../../kit/session/useRights.ts';
import { ContactFields } from '../orders/ContactFields.tsx';
import { QuantityFields } from './QuantityFields.tsx';

const fields = [
  ...(['quantity', 'accept_partial'] as const),
  ...(['last_name', 'first_name', 'middle_name', 'phone', 'email', 'city'] as const),
] as const;

/** What was misheard, or has changed while he waits. */
export function EditEntry() {
  const entry = useRecordContext<StaffWaitlistEntry>();
  const { may } = useRights();
  const [isOpen, setOpen] = useState(false);
  const save = useSavePart<StaffWaitlistEntry>(fields, 'Запись сохранена');
  if (!entry || !may('waitlist.edit')) return null;
  const submit = async (values: Record<string, unknown>) => {
    const errors = await save(values);
    if (errors === undefined) setOpen(false);
    return errors;
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Изменить
      </Button>
      {isOpen && (
        <FormDialog
          title="Запись в листе ожидания"
          words={{ send: 'Сохранить', busy: 'Сохраняю…' }}
          record={entry}
          onSubmit={submit}
          onClose={() => setOpen(false)}
        >
          {entry.status === 'CREATED' && <QuantityFields />}
          <ContactFields emailHint="Сюда уйдёт письмо с предложением места" />
        </FormDialog>
      )}
    </>
  );
}

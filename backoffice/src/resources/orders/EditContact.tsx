import { Button } from '@mui/material';
import type { StaffOrder } from '@odonta/api/contract';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { FormDialog } from '../../kit/page/FormDialog.tsx';
import { useSavePart } from '../../kit/record/useSavePart.ts';
import { useRights } from '../../kit/session/useRights.ts';
import { ContactFields } from './ContactFields.tsx';

const fields = ['last_name', 'first_name', 'middle_name', 'phone', 'email', 'city'] as const;

/** Whom to reach about an order may have been misheard, and is put right. */
export function EditContact() {
  const order = useRecordContext<StaffOrder>();
  const { may } = useRights();
  const [isOpen, setOpen] = useState(false);
  const save = useSavePart<StaffOrder>(fields, 'Контакты сохранены');
  if (!order || !may('orders.edit')) return null;
  const submit = async (values: Record<string, unknown>) => {
    const errors = await save(values);
    if (errors === undefined) setOpen(false);
    return errors;
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Изменить контакты
      </Button>
      {isOpen && (
        <FormDialog
          title="Контакты покупателя"
          words={{ send: 'Сохранить', busy: 'Сохраняю…' }}
          record={order}
          onSubmit={submit}
          onClose={() => setOpen(false)}
        >
          <ContactFields />
        </FormDialog>
      )}
    </>
  );
}

import { Button } from '@mui/material';
import type { StaffGiftOrder } from '@odonta/api/contract';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { FormDialog } from '../../kit/page/FormDialog.tsx';
import { useSavePart } from '../../kit/record/useSavePart.ts';
import { useRights } from '../../kit/session/useRights.ts';
import { ReceiverFields } from './ReceiverFields.tsx';

const fields = ['last_name', 'first_name', 'middle_name', 'phone', 'email', 'address'] as const;

/** What was misheard, or has changed before the gift is issued. */
export function EditReceiver() {
  const order = useRecordContext<StaffGiftOrder>();
  const { may } = useRights();
  const [isOpen, setOpen] = useState(false);
  const save = useSavePart<StaffGiftOrder>(fields, 'Получатель сохранён');
  if (order?.status !== 'CREATED' || !may('gift_orders.edit')) return null;
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
          title="Получатель подарка"
          words={{ send: 'Сохранить', busy: 'Сохраняю…' }}
          record={order}
          onSubmit={submit}
          onClose={() => setOpen(false)}
        >
          <ReceiverFields />
        </FormDialog>
      )}
    </>
  );
}

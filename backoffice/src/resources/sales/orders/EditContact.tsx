import type { StaffOrder } from '@odonta/api/contract';
import { useRecordContext } from 'react-admin';
import { EditPart } from '../../../kit/record/EditPart.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { ContactFields } from './ContactFields.tsx';

const fields = ['last_name', 'first_name', 'middle_name', 'phone', 'email', 'city'] as const;

/** Whom to reach about an order may have been misheard, and is put right. */
export function EditContact() {
  const { may } = useRights();
  const order = useRecordContext<StaffOrder>();
  if (!may('orders.edit')) return null;
  return (
    <EditPart<StaffOrder>
      label="Изменить контакты"
      title="Контакты покупателя"
      fields={fields}
      saved="Контакты сохранены"
    >
      <ContactFields isEmailRequired={order?.email !== null} />
    </EditPart>
  );
}

import type { StaffGiftOrder } from '@odonta/api/contract';
import { useRecordContext } from 'react-admin';
import { EditPart } from '../../../kit/record/EditPart.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { ReceiverFields } from './ReceiverFields.tsx';

const fields = ['last_name', 'first_name', 'middle_name', 'phone', 'email', 'address'] as const;

/** Corrects the receiver before the gift is issued. */
export function EditReceiver() {
  const order = useRecordContext<StaffGiftOrder>();
  const { may } = useRights();
  if (order?.status !== 'CREATED' || !may('gift_orders.edit')) return null;
  return (
    <EditPart<StaffGiftOrder> title="Получатель подарка" fields={fields} saved="Получатель сохранён">
      <ReceiverFields />
    </EditPart>
  );
}

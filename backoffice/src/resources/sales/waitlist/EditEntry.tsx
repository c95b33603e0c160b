import type { StaffWaitlistEntry } from '@odonta/api/contract';
import { useRecordContext } from 'react-admin';
import { EditPart } from '../../../kit/record/EditPart.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { ContactFields } from '../orders/ContactFields.tsx';
import { CommentInput } from './CommentInput.tsx';
import { QuantityFields } from './QuantityFields.tsx';

const fields = [
  ...(['quantity', 'accept_partial'] as const),
  ...(['last_name', 'first_name', 'middle_name', 'phone', 'email', 'city'] as const),
  'comment',
] as const;

/** Corrects an entry while the person waits. */
export function EditEntry() {
  const entry = useRecordContext<StaffWaitlistEntry>();
  const { may } = useRights();
  if (!entry || !may('waitlist.edit')) return null;
  return (
    <EditPart<StaffWaitlistEntry> title="Запись в листе ожидания" fields={fields} saved="Запись сохранена">
      {entry.status === 'CREATED' && <QuantityFields />}
      <ContactFields emailHint="Сюда уйдёт письмо с предложением места" />
      <CommentInput />
    </EditPart>
  );
}

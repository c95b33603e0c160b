import type { StaffLegalRequest } from '@odonta/api/contract';
import { TextInput, useRecordContext } from 'react-admin';
import { InternalCommentInput } from '../../../kit/inputs/InternalCommentInput.tsx';
import { EditPart } from '../../../kit/record/EditPart.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { PersonFields } from './PersonFields.tsx';
import { SeatsInput } from './SeatsInput.tsx';

const fields = [
  ...(['nb_seats', 'last_name', 'first_name', 'middle_name', 'post', 'phone', 'email'] as const),
  ...(['po_reference', 'comment_internal'] as const),
] as const;

/** Corrects a request while it is discussed. */
export function EditRequest() {
  const request = useRecordContext<StaffLegalRequest>();
  const { may } = useRights();
  if (!request || !may('legal_requests.edit')) return null;
  return (
    <EditPart<StaffLegalRequest> title="Групповая заявка" fields={fields} saved="Заявка сохранена">
      <PersonFields />
      <Fields columns={2}>
        {request.status === 'CREATED' && request.stage === 'DRAFT' && <SeatsInput />}
        <TextInput source="po_reference" helperText={false} />
      </Fields>
      <InternalCommentInput helperText="Компания его не увидит" />
    </EditPart>
  );
}

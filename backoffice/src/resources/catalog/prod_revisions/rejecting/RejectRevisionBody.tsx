import { Typography } from '@mui/material';
import type { FieldComments } from '@odonta/api/contract';
import { type EditedField, editedFields } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { useWatch } from 'react-hook-form';
import { Remarks } from '../Remarks.tsx';
import { RejectionCode } from './RejectionCode.tsx';

/** The code, and the remarks that are written beside the fields already. */
export function RejectRevisionBody() {
  const comments: FieldComments = useWatch({ name: 'comments' }) ?? {};
  const fields: EditedField[] = editedFields.filter((field) => comments[field]);
  return (
    <>
      <RejectionCode />
      {fields.length === 0 ? (
        <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>
          Замечаний к полям нет: центр увидит только причину.
        </Typography>
      ) : (
        <Remarks comments={comments} title="Замечания к полям" />
      )}
    </>
  );
}

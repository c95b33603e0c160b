import { Button } from '@mui/material';
import type { StaffLegalRequest } from '@odonta/api/contract';
import { legalRequestLimits } from '@odonta/db/vocabulary/requests/legalRequest.ts';
import { useState } from 'react';
import { NumberInput, required, TextInput, useRecordContext } from 'react-admin';
import { FormDialog } from '../../kit/page/FormDialog.tsx';
import { Fields } from '../../kit/record/Fields.tsx';
import { useSavePart } from '../../kit/record/useSavePart.ts';
import { useRights } from '../../kit/session/useRights.ts';
import { PersonFields } from './PersonFields.tsx';

const fields = [
  ...(['nb_seats', 'last_name', 'first_name', 'middle_name', 'post', 'phone', 'email'] as const),
  ...(['po_reference', 'comment_internal'] as const),
] as const;

/** What was misheard, or has changed while the request is talked over. */
export function EditRequest() {
  const request = useRecordContext<StaffLegalRequest>();
  const { may } = useRights();
  const [isOpen, setOpen] = useState(false);
  const save = useSavePart<StaffLegalRequest>(fields, 'Заявка сохранена');
  if (!request || !may('legal_requests.edit')) return null;
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
          title="Групповая заявка"
          words={{ send: 'Сохранить', busy: 'Сохраняю…' }}
          record={request}
          onSubmit={submit}
          onClose={() => setOpen(false)}
        >
          <PersonFields />
          <Fields columns={2}>
            {request.status === 'CREATED' && request.stage === 'DRAFT' && (
              <NumberInput
                source="nb_seats"
                min={1}
                max={legalRequestLimits.seats}
                step={1}
                validate={required()}
                helperText={`От 1 до ${legalRequestLimits.seats}`}
              />
            )}
            <TextInput source="po_reference" helperText={false} />
          </Fields>
          <TextInput
            source="comment_internal"
            multiline
            minRows={3}
            maxRows={8}
            helperText="Компания его не увидит"
          />
        </FormDialog>
      )}
    </>
  );
}

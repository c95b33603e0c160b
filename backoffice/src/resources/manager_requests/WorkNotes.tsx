import { Box } from '@mui/material';
import type { StaffManagerRequest } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { Form, SaveButton, TextInput, useNotify, useRecordContext, useRefresh, useUpdate } from 'react-admin';
import { isFailure } from '../../kit/api/failure.ts';
import { useComplain } from '../../kit/api/useComplain.ts';
import { MomentInput } from '../../kit/inputs/MomentInput.tsx';
import { Draft } from '../../kit/record/Draft.tsx';
import { type FactRow, Facts } from '../../kit/record/Facts.tsx';
import { Fields } from '../../kit/record/Fields.tsx';
import type { Section } from '../../kit/record/RecordForm.tsx';
import { useRights } from '../../kit/session/useRights.ts';

/** The manager's own notes on a request; text for those who only look. */
export function WorkNotes() {
  const { may } = useRights();
  const record = useRecordContext<StaffManagerRequest>();
  const save = useSave(record);
  if (!may('manager_requests.edit')) return <Facts<StaffManagerRequest> rows={noteRows} />;
  return (
    <Form onSubmit={save} record={record} warnWhenUnsavedChanges>
      {inputs}
      <Box sx={{ mt: 1.5 }}>
        <SaveButton variant="outlined" />
      </Box>
      <Draft />
    </Form>
  );
}

const inputs = (
  <Fields>
    <TextInput
      source="comment_internal"
      multiline
      minRows={3}
      maxRows={8}
      helperText="Видят только сотрудники"
    />
    <MomentInput source="next_contact_at" />
  </Fields>
);

export const workNoteSections: readonly Section[] = [{ id: 'notes', title: 'Заметки', content: inputs }];

function useSave(record: StaffManagerRequest | undefined) {
  const [update] = useUpdate<StaffManagerRequest>();
  const notify = useNotify();
  const complain = useComplain();
  const refresh = useRefresh();
  return async ({ comment_internal, next_contact_at }: Record<string, unknown>) => {
    if (!record) return;
    try {
      const data = { ...record, comment_internal, next_contact_at } as StaffManagerRequest;
      await update(
        'manager_requests',
        { id: record.id, data, previousData: record },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      notify('Заметки сохранены', { type: 'success' });
    } catch (error) {
      complain(error, 'Не удалось сохранить');
      if (isFailure(error) && error.status === 409) refresh();
      return isFailure(error) ? error.body.errors : undefined;
    }
  };
}

const noteRows: readonly FactRow<StaffManagerRequest>[] = [
  ['comment_internal', ({ comment_internal }) => comment_internal],
  ['next_contact_at', ({ next_contact_at }) => next_contact_at && formatMoment(next_contact_at)],
];

import { Box } from '@mui/material';
import type { StaffOrder } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { Form, SaveButton, TextInput, useRecordContext } from 'react-admin';
import { MomentInput } from '../../kit/inputs/MomentInput.tsx';
import { ReferenceSelect } from '../../kit/inputs/ReferenceSelect.tsx';
import { Draft } from '../../kit/record/Draft.tsx';
import { type FactRow, Facts } from '../../kit/record/Facts.tsx';
import { Fields } from '../../kit/record/Fields.tsx';
import { useSavePart } from '../../kit/record/useSavePart.ts';
import { useRights } from '../../kit/session/useRights.ts';

/** Who keeps the order and what he notes; text for those who only look. */
export function OrderWork() {
  const { may } = useRights();
  const record = useRecordContext<StaffOrder>();
  const save = useSavePart<StaffOrder>(
    ['manager_id', 'comment_internal', 'next_contact_at'],
    'Заказ сохранён',
  );
  if (!may('orders.edit')) return <Facts<StaffOrder> rows={workRows} />;
  return (
    <Form onSubmit={save} record={record} warnWhenUnsavedChanges>
      <Fields>
        <ReferenceSelect
          source="manager_id"
          reference="users"
          label="Менеджер"
          filter={{ status: 'ACTIVE', is_partner: false }}
        />
        <TextInput
          source="comment_internal"
          multiline
          minRows={3}
          maxRows={8}
          helperText="Видят только сотрудники"
        />
        <MomentInput source="next_contact_at" />
      </Fields>
      <Box sx={{ mt: 1.5 }}>
        <SaveButton variant="outlined" />
      </Box>
      <Draft />
    </Form>
  );
}

const workRows: readonly FactRow<StaffOrder>[] = [
  ['manager_name', ({ manager_name }) => manager_name ?? 'Не назначен'],
  ['comment_internal', ({ comment_internal }) => comment_internal],
  ['next_contact_at', ({ next_contact_at }) => next_contact_at && formatMoment(next_contact_at)],
];

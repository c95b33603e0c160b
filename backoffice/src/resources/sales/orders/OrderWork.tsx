import type { StaffOrder } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';
import { InternalCommentInput } from '../../../kit/inputs/InternalCommentInput.tsx';
import { ManagerSelect } from '../../../kit/inputs/ManagerSelect.tsx';
import { MomentInput } from '../../../kit/inputs/MomentInput.tsx';
import { CardForm } from '../../../kit/record/CardForm.tsx';
import { Draft } from '../../../kit/record/Draft.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import { useSavePart } from '../../../kit/record/useSavePart.ts';
import { useRights } from '../../../kit/session/useRights.ts';

/** The manager of the order and his notes; plain text without the right to edit. */
export function OrderWork() {
  const { may } = useRights();
  const record = useRecordContext<StaffOrder>();
  const save = useSavePart<StaffOrder>(fields, 'Заказ сохранён');
  if (!may('orders.edit')) return <Facts<StaffOrder> rows={workRows} />;
  if (!record) return null;
  return (
    <CardForm record={record} fields={fields} onSubmit={save}>
      <Fields>
        <ManagerSelect />
        <InternalCommentInput />
        <MomentInput source="next_contact_at" />
      </Fields>
      <Draft />
    </CardForm>
  );
}

const fields = ['manager_id', 'comment_internal', 'next_contact_at'] as const;

const workRows: readonly FactRow<StaffOrder>[] = [
  ['manager_name', ({ manager_name }) => manager_name ?? 'Не назначен'],
  ['comment_internal', ({ comment_internal }) => comment_internal],
  ['next_contact_at', ({ next_contact_at }) => next_contact_at && formatMoment(next_contact_at)],
];

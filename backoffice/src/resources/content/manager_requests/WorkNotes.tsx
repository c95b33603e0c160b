import type { StaffManagerRequest } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { useRecordContext } from 'react-admin';
import { InternalCommentInput } from '../../../kit/inputs/InternalCommentInput.tsx';
import { MomentInput } from '../../../kit/inputs/MomentInput.tsx';
import { CardForm } from '../../../kit/record/CardForm.tsx';
import { Draft } from '../../../kit/record/Draft.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { useSavePart } from '../../../kit/record/useSavePart.ts';
import { useRights } from '../../../kit/session/useRights.ts';

/** The manager's own notes on a request; text for those who only look. */
export function WorkNotes() {
  const { may } = useRights();
  const record = useRecordContext<StaffManagerRequest>();
  const save = useSavePart<StaffManagerRequest>(fields, 'Заметки сохранены');
  if (!may('manager_requests.edit')) return <Facts<StaffManagerRequest> rows={noteRows} />;
  if (!record) return null;
  return (
    <CardForm record={record} fields={fields} onSubmit={save}>
      {inputs}
      <Draft />
    </CardForm>
  );
}

const fields = ['comment_internal', 'next_contact_at'] as const;

const inputs = (
  <Fields>
    <InternalCommentInput />
    <MomentInput source="next_contact_at" />
  </Fields>
);

export const workNoteSections: readonly Section[] = [{ id: 'notes', title: 'Заметки', content: inputs }];

const noteRows: readonly FactRow<StaffManagerRequest>[] = [
  ['comment_internal', ({ comment_internal }) => comment_internal],
  ['next_contact_at', ({ next_contact_at }) => next_contact_at && formatMoment(next_contact_at)],
];

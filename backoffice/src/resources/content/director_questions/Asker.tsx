import { Button } from '@mui/material';
import type { StaffDirectorQuestion } from '@odonta/api/contract';
import { phoneHint } from '@odonta/db/vocabulary/content/requests/requestForm.ts';
import { useState } from 'react';
import { required, TextInput, useRecordContext } from 'react-admin';
import { CardForm } from '../../../kit/record/CardForm.tsx';
import { CallLink, MailLink } from '../../../kit/record/ContactLinks.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import { useRights } from '../../../kit/session/useRights.ts';
import { useSaveAsker } from './useSaveAsker.ts';

/** The person who asked; his data can be corrected while the question is open. */
export function Asker() {
  const { may } = useRights();
  const record = useRecordContext<StaffDirectorQuestion>();
  const [isEdited, setEdited] = useState(false);
  const save = useSaveAsker(record, () => setEdited(false));
  const mayEdit = may('director_questions.edit') && record?.status === 'CREATED';
  if (record && isEdited && mayEdit)
    return (
      <CardForm
        record={record}
        fields={fields}
        onSubmit={save}
        beside={
          <Button color="inherit" onClick={() => setEdited(false)}>
            Отмена
          </Button>
        }
      >
        {askerInputs}
      </CardForm>
    );
  return (
    <>
      <Facts<StaffDirectorQuestion> rows={rows} />
      {mayEdit && (
        <Button sx={{ mt: 1 }} onClick={() => setEdited(true)}>
          Исправить контакты
        </Button>
      )}
    </>
  );
}

const fields = ['fio', 'tel', 'email', 'specialization'] as const;

export const askerInputs = (
  <Fields>
    <TextInput source="fio" validate={required()} helperText={false} />
    <TextInput source="tel" type="tel" validate={required()} helperText={phoneHint} />
    <TextInput source="email" type="email" validate={required()} helperText="Сюда уйдёт ответ" />
    <TextInput source="specialization" validate={required()} helperText={false} />
  </Fields>
);

const rows: readonly FactRow<StaffDirectorQuestion>[] = [
  ['fio', ({ fio }) => fio],
  ['tel', ({ tel }) => <CallLink phone={tel} />],
  ['email', ({ email }) => <MailLink email={email} />],
  ['specialization', ({ specialization }) => specialization],
];

import {
  negativeEvidenceAtMost,
  negativeLecturerForm,
} from '@odonta/db/vocabulary/catalog/negativeLecturer.ts';
import { maxLength, required, TextInput, useCanAccess } from 'react-admin';
import { DayInput } from '../../../kit/inputs/DayInput.tsx';
import { EvidenceInput } from '../../../kit/inputs/EvidenceInput.tsx';
import { LongTextInput } from '../../../kit/inputs/LongTextInput.tsx';
import { ReferenceOptions } from '../../../kit/inputs/ReferenceOptions.tsx';
import { ReferenceSelect } from '../../../kit/inputs/ReferenceSelect.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';

const { fio, about } = negativeLecturerForm;

export const whoInputs = (
  <Fields columns={2}>
    <ReferenceSelect
      source="lecturer_id"
      reference="lecturers"
      helperText="Если его нет в каталоге, заполните только ФИО"
    />
    <TextInput
      source="fio"
      validate={maxLength(fio.max.value)}
      helperText="Если выбран лектор, подставится само"
    />
  </Fields>
);

export const aboutInputs = (
  <>
    <LongTextInput source="about" validate={required()} atLeast={about.min.value} atMost={about.max.value} />
    <CenterInput />
  </>
);

/** Left out for users who may not list the centres. */
function CenterInput() {
  const { canAccess } = useCanAccess({ resource: 'centers', action: 'list' });
  if (!canAccess) return null;
  return (
    <ReferenceOptions
      source="author_center_id"
      reference="centers"
      helperText="Пусто, если сообщили сотрудники «Одонты»"
    />
  );
}

export const evidenceInput = <EvidenceInput source="evidence" atMost={negativeEvidenceAtMost} />;

export const expiryInput = (
  <DayInput source="expires_at" helperText="Если не заполнить, три года; дольше запись не хранится" />
);

import {
  negativeEvidenceAtMost,
  negativeLecturerForm,
} from '@odonta/db/vocabulary/catalog/negativeLecturer.ts';
import { maxLength, required, TextInput } from 'react-admin';
import { DayInput } from '../../../kit/inputs/DayInput.tsx';
import { EvidenceInput } from '../../../kit/inputs/EvidenceInput.tsx';
import { LongTextInput } from '../../../kit/inputs/LongTextInput.tsx';
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
    <Fields columns={2}>
      <ReferenceSelect
        source="author_center_id"
        label="Учебный центр"
        reference="centers"
        helperText="Пусто, если сообщили сотрудники «Одонты»"
      />
    </Fields>
  </>
);

export const evidenceInput = <EvidenceInput source="evidence" atMost={negativeEvidenceAtMost} />;

export const expiryInput = (
  <DayInput source="expires_at" helperText="Если не заполнить, три года; дольше запись не хранится" />
);

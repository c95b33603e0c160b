import { Alert } from '@mui/material';
import type { StaffLegalScale } from '@odonta/api/contract';
import { rowsInWords } from '@odonta/db/vocabulary/loyalty/bonuses/scale.ts';
import { formatDate, moscowDay } from '@odonta/db/vocabulary/time.ts';
import {
  BooleanInput,
  DateInput,
  maxLength,
  minLength,
  required,
  TextInput,
  useRecordContext,
} from 'react-admin';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { ScaleStateChip } from './LegalScaleList.tsx';
import { ScaleRowsInput } from './ScaleRowsInput.tsx';

export const LegalScaleCreate = () => (
  <CreatePage<StaffLegalScale>
    title="Новая шкала"
    created="Шкала ждёт утверждения другого сотрудника"
    blank={{
      is_active: true,
      is_default: false,
      valid_from: moscowDay(new Date()),
      rows: [{ value: 0, percent: 3, expiry_days: 365 }],
    }}
    sections={sections}
  />
);

export const LegalScaleEdit = () => (
  <EditPage<StaffLegalScale>
    titleOf={(scale) => scale?.name ?? 'Шкала'}
    facts={(scale) => <ScaleFacts scale={scale} />}
    sections={sections}
  />
);

export const LegalScaleShow = () => (
  <ShowPage<StaffLegalScale>
    titleOf={({ name }) => name}
    facts={(scale) => <ScaleFacts scale={scale} />}
    sections={[{ id: 'main', title: 'Шкала', content: <Scale /> }]}
  />
);

const ScaleFacts = ({ scale: { id, state } }: { scale: StaffLegalScale }) => (
  <>
    <ScaleStateChip state={state} />
    <span>№ {id}</span>
  </>
);

function Scale() {
  return (
    <>
      <Waiting />
      <Facts<StaffLegalScale> rows={facts} />
    </>
  );
}

/** The shown rows may differ from those in force. */
function Waiting() {
  const scale = useRecordContext<StaffLegalScale>();
  // A new one is not asked about yet.
  if (!scale?.id || (scale.asked_by_name === null && !scale.is_changed)) return null;
  const holds =
    scale.acting.length > 0 ? `Пока действует: ${rowsInWords(scale.acting)}.` : 'Пока не действует.';
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {scale.asked_by_name === null
        ? 'Изменения не утверждены: исправьте и сохраните, чтобы попросить снова.'
        : `${scale.asked_by_name} просит утвердить эту шкалу. Решает другой сотрудник.`}{' '}
      {holds}
    </Alert>
  );
}

const sections: readonly Section[] = [
  {
    id: 'main',
    title: 'Шкала',
    content: (
      <>
        <Waiting />
        <Fields columns={2}>
          <TextInput
            source="name"
            validate={[required(), minLength(3), maxLength(120)]}
            helperText="Видно только сотрудникам"
          />
          <DateInput
            source="valid_from"
            validate={required()}
            helperText="Не раньше дня, когда её утвердят. Начисленное раньше не пересчитывается"
          />
          <BooleanInput source="is_active" helperText="Без шкалы бонусы не начисляются" />
          <BooleanInput source="is_default" helperText="Для тех, кому не назначена своя" />
        </Fields>
      </>
    ),
  },
  { id: 'rows', title: 'Ступени', content: <ScaleRowsInput /> },
];

const facts: readonly FactRow<StaffLegalScale>[] = [
  ['rows', ({ rows }) => rowsInWords(rows).replaceAll('; ', '\n')],
  ['valid_from', ({ valid_from }) => formatDate(valid_from)],
  ['is_default', ({ is_default }) => (is_default ? 'Да' : 'Нет')],
  ['is_active', ({ is_active }) => (is_active ? 'Да' : 'Нет')],
  ['acting', ({ acting }) => rowsInWords(acting).replaceAll('; ', '\n')],
  ['companies', ({ companies }) => companies],
];

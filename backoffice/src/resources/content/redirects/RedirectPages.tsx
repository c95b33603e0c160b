import { Box } from '@mui/material';
import type { StaffRedirect } from '@odonta/api/contract';
import { redirectStatuses } from '@odonta/db/vocabulary/content/redirects.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { DataTable, required, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChoiceInput } from '../../../kit/inputs/ChoiceInput.tsx';
import { choiceFilter, choicesOf, flagFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { ImportLines } from './ImportLines.tsx';

const Column = DataTable.Col<StaffRedirect>;
const statuses = choicesOf(redirectStatuses, true);
const filters = [choiceFilter('status', 'Ответ', statuses), flagFilter('is_automatic', 'Появилась сама')];

export const RedirectList = () => (
  <ListPage<StaffRedirect> create="Добавить переадресацию" filters={filters}>
    <RecordTable<StaffRedirect> card={RedirectRow} bulk={{ sections: redirectSections }}>
      <Column source="from_path" render={({ from_path }) => <RecordLink>{from_path}</RecordLink>} />
      <Column source="to_path" disableSort render={targetOf} />
      <Column source="hits" />
      <Column
        source="last_hit_at"
        render={({ last_hit_at }) => (last_hit_at ? formatMoment(last_hit_at) : '—')}
      />
      <Column
        source="is_automatic"
        disableSort
        render={({ is_automatic }) => (is_automatic ? 'Да' : 'Нет')}
      />
    </RecordTable>
  </ListPage>
);

const targetOf = ({ to_path, status }: StaffRedirect) => to_path ?? redirectStatuses[status];

const RedirectRow = ({ record }: { record: StaffRedirect }) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    <RecordLink>{record.from_path}</RecordLink>
    <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
      → {targetOf(record)}, переходов: {record.hits}
    </Box>
  </Box>
);

export const RedirectCreate = () => (
  <>
    <CreatePage<StaffRedirect>
      title="Новая переадресация"
      created="Переадресация добавлена"
      blank={{ status: 301 }}
      sections={redirectSections}
    />
    <ImportLines />
  </>
);

export const RedirectEdit = () => (
  <EditPage<StaffRedirect>
    titleOf={(redirect) => redirect?.from_path ?? 'Переадресация'}
    sections={redirectSections}
  />
);

export const RedirectShow = () => (
  <ShowPage<StaffRedirect>
    titleOf={({ from_path }) => from_path}
    sections={[{ id: 'main', title: 'Адреса', content: <Facts<StaffRedirect> rows={rows} /> }]}
  />
);

const rows: readonly FactRow<StaffRedirect>[] = [
  ['to_path', targetOf],
  ['hits', ({ hits }) => hits],
  ['created_at', ({ created_at }) => formatMoment(created_at)],
];

function TargetInput() {
  const isGone = useWatch({ name: 'status' }) === 410;
  if (isGone) return <span />;
  return <TextInput source="to_path" validate={required()} helperText="Адрес на этом сайте: /endodontiya" />;
}

const redirectSections: readonly Section[] = [
  {
    id: 'main',
    title: 'Адреса',
    content: (
      <Fields columns={2}>
        <TextInput source="from_path" validate={required()} helperText="Без имени сайта: /staryj-adres" />
        <ChoiceInput source="status" choices={statuses} validate={required()} helperText={false} />
        <TargetInput />
      </Fields>
    ),
  },
];

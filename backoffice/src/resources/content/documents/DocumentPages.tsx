import { Box } from '@mui/material';
import type { StaffDocument } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { sizeInWords } from '@odonta/db/vocabulary/content/documents.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { DataTable, NumberInput, required, TextInput } from 'react-admin';
import { DocumentInput } from '../../../kit/inputs/DocumentInput.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { CreatePage } from '../../../kit/record/CreatePage.tsx';
import { EditPage } from '../../../kit/record/EditPage.tsx';
import { type FactRow, Facts } from '../../../kit/record/Facts.tsx';
import { Fields } from '../../../kit/record/Fields.tsx';
import type { Section } from '../../../kit/record/RecordForm.tsx';
import { ShowPage } from '../../../kit/record/ShowPage.tsx';
import { SiteLink } from '../../../kit/record/SiteLink.tsx';

const Column = DataTable.Col<StaffDocument>;

export const DocumentList = () => (
  <ListPage<StaffDocument> create="Добавить документ" sort={{ field: 'sort', order: 'ASC' }}>
    <RecordTable<StaffDocument> card={DocumentRow}>
      <Column source="title" render={({ title }) => <RecordLink>{title}</RecordLink>} />
      <Column source="file" disableSort render={({ file }) => `PDF, ${sizeInWords(file.size)}`} />
      <Column source="sort" />
      <Column source="updated_at" render={({ updated_at }) => formatMoment(updated_at)} />
    </RecordTable>
  </ListPage>
);

const DocumentRow = ({ record: { title, file } }: { record: StaffDocument }) => (
  <Box>
    <RecordLink>{title}</RecordLink>
    <Box sx={{ fontSize: 13, color: 'text.secondary' }}>PDF, {sizeInWords(file.size)}</Box>
  </Box>
);

export const DocumentCreate = () => (
  <CreatePage<StaffDocument> title="Новый документ" created="Документ добавлен" sections={sections} />
);

export const DocumentEdit = () => (
  <EditPage<StaffDocument>
    titleOf={(document) => document?.title ?? 'Документ'}
    facts={() => <SiteLink path={paths.documents} />}
    sections={sections}
  />
);

export const DocumentShow = () => (
  <ShowPage<StaffDocument>
    titleOf={({ title }) => title}
    sections={[{ id: 'main', title: 'Документ', content: <Facts<StaffDocument> rows={rows} /> }]}
  />
);

const rows: readonly FactRow<StaffDocument>[] = [
  ['file', ({ src }) => <SiteLink path={src} />],
  ['sort', ({ sort }) => sort],
  ['updated_at', ({ updated_at }) => formatMoment(updated_at)],
];

const sections: readonly Section[] = [
  {
    id: 'main',
    title: 'Документ',
    content: (
      <Fields>
        <TextInput
          source="title"
          validate={required()}
          helperText="Под этим именем документ стоит на странице «Документы»"
        />
        <DocumentInput source="file" />
        <NumberInput source="sort" min={0} step={1} helperText="Меньшие числа стоят раньше" />
      </Fields>
    ),
  },
];

import { Box } from '@mui/material';
import type { StaffImport } from '@odonta/api/contract';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { importStatuses } from '@odonta/db/vocabulary/tools/imports/importLifecycle.ts';
import { importSubjectNames, importSubjects } from '@odonta/db/vocabulary/tools/imports/importSubjects.ts';
import { cameToInWords } from '@odonta/db/vocabulary/tools/imports/inWords.ts';
import { TemplateButton } from '../../../kit/imports/TemplateButton.tsx';
import { useImportSubjects } from '../../../kit/imports/useImportSubjects.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { choiceFilter, choicesOf } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';

const { Column, moment, status } = columnsOf<StaffImport>();
const labels = Object.fromEntries(importSubjectNames.map((name) => [name, importSubjects[name].label]));
const filters = [choiceFilter('resource', 'Что импортируется', choicesOf(labels))];

export function ImportList() {
  const [first] = useImportSubjects();
  return (
    <ListPage<StaffImport>
      create="Импортировать файл"
      tabs={tabsOf(importStatuses)}
      filters={filters}
      actions={first && <TemplateButton subject={first} />}
    >
      <RecordTable<StaffImport> card={ImportCard} bulk={false}>
        <Column source="filename" render={({ filename }) => <RecordLink>{filename}</RecordLink>} />
        <Column source="resource" render={({ resource }) => importSubjects[resource].label} />
        <Column source="total" disableSort label="Итог" render={cameToInWords} />
        <Column source="by_name" disableSort />
        <Column {...moment('created_at')} />
        <Column {...status(importStatuses)} disableSort />
      </RecordTable>
    </ListPage>
  );
}

function ImportCard({ record }: { record: StaffImport }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <RecordLink>{record.filename}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        {importSubjects[record.resource].label} · {cameToInWords(record)} · {formatMoment(record.created_at)}
      </Box>
      <StatusField statuses={importStatuses} />
    </Box>
  );
}

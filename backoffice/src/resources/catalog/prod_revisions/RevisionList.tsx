import { Box } from '@mui/material';
import type { StaffProdRevision } from '@odonta/api/contract';
import { prodRevisionLifecycle } from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { dayFilter, referenceFilter, wordedFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { quickOverdue } from '../../../kit/list/quickOverdue.ts';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { DueTime } from './DueTime.tsx';
import { fieldsInWords } from './facts.ts';

const { Column, moment, status } = columnsOf<StaffProdRevision>();
const { statuses } = prodRevisionLifecycle;
const statusesInOrder = ['CREATED', 'CONFIRMED', 'REJECTED', 'PREPARE', 'CANCELED'];

const filters = [
  referenceFilter('prod_id', 'Курс', 'prods'),
  wordedFilter('created_by', 'Кто правит', (id) => `№ ${id}`),
  dayFilter('submitted_from', 'Отправлена не раньше', 'start'),
  dayFilter('submitted_to', 'Отправлена не позже', 'end'),
];

export const RevisionList = () => (
  <ListPage<StaffProdRevision>
    sort={{ field: 'submitted_at', order: 'DESC' }}
    tabs={tabsOf(statuses, 'status', statusesInOrder)}
    quick={[quickOverdue]}
    filters={filters}
    renewEvery={60}
  >
    <RecordTable<StaffProdRevision> card={RevisionRow} bulk={false}>
      <Column source="prod_name" disableSort render={courseAndCenter} />
      <Column source="fields" disableSort render={fieldsInWords} />
      <Column source="author_name" disableSort render={({ author_name }) => author_name ?? '—'} />
      <Column {...moment('submitted_at')} />
      <Column source="due_at" disableSort render={(revision) => <DueTime of={revision} />} />
      <Column {...status(statuses)} />
    </RecordTable>
  </ListPage>
);

const courseAndCenter = ({ prod_name, center_name }: StaffProdRevision) => (
  <Box sx={{ minWidth: 190 }}>
    <RecordLink>{prod_name}</RecordLink>
    <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
      {center_name}
    </Box>
  </Box>
);

function RevisionRow({ record }: { record: StaffProdRevision }) {
  const { prod_name, center_name, author_name, submitted_at } = record;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <RecordLink>{prod_name}</RecordLink>
      <Box sx={{ my: 0.5, fontSize: 13, color: 'text.secondary' }}>
        {[center_name, author_name, submitted_at && formatMoment(submitted_at)].filter(Boolean).join(' · ')}
        <br />
        {fieldsInWords(record)}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center', fontSize: 13 }}>
        <StatusField statuses={statuses} />
        <DueTime of={record} isLabelled />
      </Box>
    </Box>
  );
}

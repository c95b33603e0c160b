import { Box } from '@mui/material';
import type { StaffLegalScale } from '@odonta/api/contract';
import { rowsInWords, type ScaleState, scaleStates } from '@odonta/db/vocabulary/loyalty/bonuses/scale.ts';
import { DataTable } from 'react-admin';
import { flagFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';

const Column = DataTable.Col<StaffLegalScale>;
const filters = [flagFilter('is_active', 'Только включённые')];

export const LegalScaleList = () => (
  <ListPage<StaffLegalScale> create="Создать шкалу" sort={{ field: 'id', order: 'ASC' }} filters={filters}>
    <RecordTable<StaffLegalScale> card={ScaleRow}>
      <Column source="name" render={({ name }) => <RecordLink>{name}</RecordLink>} />
      <Column
        source="rows"
        disableSort
        render={({ rows }) => (
          <Box sx={{ whiteSpace: 'pre' }}>{rowsInWords(rows).replaceAll('; ', '\n')}</Box>
        )}
      />
      <Column source="is_default" render={({ is_default }) => (is_default ? 'Да' : '—')} />
      <Column source="companies" disableSort />
      <Column source="state" disableSort render={({ state }) => <ScaleStateChip state={state} />} />
    </RecordTable>
  </ListPage>
);

export const ScaleStateChip = ({ state }: { state: ScaleState }) => (
  <StatusChip status={state} tone={state === 'WAITING' ? 'waiting' : undefined} label={scaleStates[state]} />
);

const ScaleRow = ({ record: { name, rows, state } }: { record: StaffLegalScale }) => (
  <Box>
    <RecordLink>{name}</RecordLink>
    <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>{rowsInWords(rows)}</Box>
    <ScaleStateChip state={state} />
  </Box>
);

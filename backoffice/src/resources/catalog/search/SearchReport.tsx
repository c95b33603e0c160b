import { Box, Button, Chip } from '@mui/material';
import type { StaffSearchReportRow } from '@odonta/api/contract';
import { searchPath } from '@odonta/db/vocabulary/addresses.ts';
import { DataTable, useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { flagFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { SiteLink } from '../../../kit/record/SiteLink.tsx';

const Column = DataTable.Col<StaffSearchReportRow>;
const NumberColumn = DataTable.NumberCol<StaffSearchReportRow>;
const filters = [flagFilter('in_vain', 'Не нашли'), flagFilter('unopened', 'Ничего не открыли')];
const quick = [
  { label: 'Не находят', source: 'in_vain', value: true },
  { label: 'Находят, но не открывают', source: 'unopened', value: true },
];

export const SearchReport = () => (
  <ListPage<StaffSearchReportRow>
    sort={{ field: 'asked_month', order: 'DESC' }}
    filters={filters}
    quick={quick}
  >
    <RecordTable<StaffSearchReportRow> card={Row}>
      <Column source="query" render={(row) => <Query row={row} />} />
      <NumberColumn source="asked_week" />
      <NumberColumn source="asked_month" />
      <NumberColumn source="asked_in_vain" />
      <Column source="found" render={Found} />
      <NumberColumn source="clicks" />
      <Column source="click_position" render={placeOf} />
    </RecordTable>
  </ListPage>
);

const placeOf = ({ click_position }: StaffSearchReportRow) =>
  click_position === null ? '—' : click_position.toLocaleString('ru-RU');

function Found({ found, corrected }: StaffSearchReportRow) {
  if (corrected !== null) return <Chip size="small" label={`${found} по «${corrected}»`} />;
  if (found === 0) return <Chip size="small" variant="outlined" label="ничего" />;
  return <>{found ?? '—'}</>;
}

/** Without a column of their own: a wide table would push the actions beyond the edge of the screen. */
const Query = ({ row }: { row: StaffSearchReportRow }) => (
  <Box sx={{ minWidth: { md: 300 } }}>
    <strong>{row.query}</strong>
    <Actions row={row} />
  </Box>
);

function Actions({ row: { query } }: { row: StaffSearchReportRow }) {
  const { canAccess } = useCanAccess({ resource: 'synonyms', action: 'create' });
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      {canAccess && (
        <Button
          size="small"
          component={Link}
          to={`/synonyms/create?word=${encodeURIComponent(query)}`}
          aria-label={`Сделать синонимом: ${query}`}
        >
          Сделать синонимом
        </Button>
      )}
      <SiteLink path={searchPath(query)} />
    </Box>
  );
}

const Row = ({ record }: { record: StaffSearchReportRow }) => (
  <Box>
    <Query row={record} />
    <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
      За 30 дней: {record.asked_month}, не нашли: {record.asked_in_vain}, открыли курс: {record.clicks}
    </Box>
    <Found {...record} />
  </Box>
);

import { Box } from '@mui/material';
import type { StaffBankLine } from '@odonta/api/contract';
import { bankLineStatuses } from '@odonta/db/vocabulary/money/bank/bankLineLifecycle.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { dayFilter, wordedFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';

const { Column, day, money, status } = columnsOf<StaffBankLine>();

const filters = [
  dayFilter('received_from', 'Поступил не раньше', 'start'),
  dayFilter('received_to', 'Поступил не позже', 'end'),
  wordedFilter('file_id', 'Файл', (value) => `№ ${value}`),
];

/** Payments by transfer: those in «Разобрать» wait for a person. */
export const BankLineList = () => (
  <ListPage<StaffBankLine>
    create="Загрузить выписку"
    tabs={tabsOf(bankLineStatuses)}
    filters={filters}
    renewEvery={60}
  >
    <RecordTable<StaffBankLine> card={BankLineRow}>
      <Column
        source="payer_name"
        render={({ payer_name, number }) => <RecordLink>{`${payer_name} · № ${number}`}</RecordLink>}
      />
      <Column source="purpose" disableSort />
      <Column {...money('sum')} />
      <Column {...day('received_on')} />
      <Column {...status(bankLineStatuses)} />
    </RecordTable>
  </ListPage>
);

function BankLineRow({ record }: { record: StaffBankLine }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <RecordLink>{record.payer_name}</RecordLink>
      <Box sx={{ my: 0.5 }}>
        {formatExact(record.sum)}
        <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
          {` · № ${record.number} · ${formatDate(record.received_on)}`}
        </Box>
      </Box>
      <Box sx={{ fontSize: 13, color: 'text.secondary', mb: 0.5 }}>{record.purpose}</Box>
      <StatusField statuses={bankLineStatuses} />
    </Box>
  );
}

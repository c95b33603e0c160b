import { Box } from '@mui/material';
import type { StaffMarketingBalance } from '@odonta/api/contract';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { flagFilter, referenceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';

const { Column, moment, money } = columnsOf<StaffMarketingBalance>();

const filters = [
  referenceFilter('center_id', 'Учебный центр', 'centers'),
  referenceFilter('merchant_id', 'Торговая организация', 'merchants'),
  flagFilter('has_money', 'Есть деньги'),
  flagFilter('is_below_nothing', 'Ниже нуля'),
  flagFilter('has_penalty', 'Штраф ждёт решения'),
  flagFilter('has_withdrawal', 'Запрошен вывод'),
];

export const MarketingBalanceList = () => (
  <ListPage<StaffMarketingBalance> sort={{ field: 'updated_at', order: 'DESC' }} filters={filters}>
    <RecordTable<StaffMarketingBalance> card={BalanceRow}>
      <Column
        source="owner_name"
        disableSort
        render={({ owner_name }) => <RecordLink>{owner_name}</RecordLink>}
      />
      <Column {...money('total')} />
      <Column {...money('reserved')} />
      <Column
        source="available"
        disableSort
        render={({ available }) => <Available sum={available} />}
        cellClassName="nowrap"
      />
      <Column {...moment('updated_at')} />
    </RecordTable>
  </ListPage>
);

/** A debt is shown in words and not by colour alone. */
export function Available({ sum }: { sum: number }) {
  if (sum >= 0) return formatExact(sum);
  return (
    <Box component="span" sx={{ color: 'error.main' }}>
      {formatExact(sum)}, долг
    </Box>
  );
}

const BalanceRow = ({ record }: { record: StaffMarketingBalance }) => (
  <Box sx={{ overflowWrap: 'anywhere' }}>
    <RecordLink>{record.owner_name}</RecordLink>
    <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
      Доступно <Available sum={record.available} />
      {record.reserved > 0 && ` · в резерве ${formatExact(record.reserved)}`}
    </Box>
  </Box>
);

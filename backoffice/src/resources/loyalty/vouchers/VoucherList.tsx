import { Box } from '@mui/material';
import type { StaffVoucher } from '@odonta/api/contract';
import { voucherStatuses } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { formatMoment, formatMoscowDay } from '@odonta/db/vocabulary/time.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { dayFilter, flagFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';

const { Column, moment, money, status } = columnsOf<StaffVoucher>();
const filters = [
  flagFilter('has_balance', 'Есть остаток'),
  dayFilter('created_from', 'Оформлен не раньше', 'start'),
  dayFilter('created_to', 'Оформлен не позже', 'end'),
];

export const VoucherList = () => (
  <ListPage<StaffVoucher>
    sort={{ field: 'created_at', order: 'DESC' }}
    tabs={tabsOf(voucherStatuses)}
    filters={filters}
  >
    <RecordTable<StaffVoucher> card={VoucherRow}>
      <Column source="id" render={({ id }) => <RecordLink>№ {id}</RecordLink>} cellClassName="nowrap" />
      <Column source="buyer_name" disableSort />
      <Column source="recipient_name" disableSort />
      <Column {...money('sum')} />
      <Column {...money('balance')} />
      <Column {...status(voucherStatuses)} />
      <Column
        source="valid_until"
        render={({ valid_until }) => (valid_until === null ? '—' : formatMoscowDay(valid_until))}
        cellClassName="nowrap"
      />
      <Column {...moment('created_at')} />
    </RecordTable>
  </ListPage>
);

const VoucherRow = ({ record: voucher }: { record: StaffVoucher }) => (
  <Box>
    <RecordLink>Сертификат № {voucher.id}</RecordLink>
    <Box sx={{ my: 0.5, fontSize: 13, color: 'text.secondary' }}>
      {voucher.recipient_name} · {formatExact(voucher.balance)} из {formatExact(voucher.sum)} ·{' '}
      {formatMoment(voucher.created_at)}
    </Box>
    <StatusField statuses={voucherStatuses} />
  </Box>
);

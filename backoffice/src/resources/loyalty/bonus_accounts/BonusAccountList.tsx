import { Box } from '@mui/material';
import type { StaffBonusAccount } from '@odonta/api/contract';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { DataTable } from 'react-admin';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { flagFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { ofClient } from '../../ofClient.tsx';

const { Column, moment } = columnsOf<StaffBonusAccount>();
const NumberColumn = DataTable.NumberCol<StaffBonusAccount>;
const filters = [flagFilter('has_balance', 'Есть бонусы'), flagFilter('has_debt', 'Есть долг'), ofClient];

export const BonusAccountList = () => (
  <ListPage<StaffBonusAccount> sort={{ field: 'updated_at', order: 'DESC' }} filters={filters}>
    <RecordTable<StaffBonusAccount> card={AccountRow}>
      <Column source="phone" disableSort render={(account) => <RecordLink>{ownerOf(account)}</RecordLink>} />
      <NumberColumn source="balance" />
      <NumberColumn source="pending" />
      <NumberColumn source="debt" />
      <Column {...moment('updated_at')} />
    </RecordTable>
  </ListPage>
);

export const ownerOf = ({ phone, inn }: Pick<StaffBonusAccount, 'phone' | 'inn'>): string =>
  phone ? formatPhone(phone) : `ИНН ${inn}`;

const inDigits = (count: number) => count.toLocaleString('ru-RU');

const AccountRow = ({ record }: { record: StaffBonusAccount }) => (
  <Box>
    <RecordLink>{ownerOf(record)}</RecordLink>
    <Box sx={{ fontSize: 13, color: 'text.secondary' }}>
      {record.merged_into !== null && `Присоединён к счёту № ${record.merged_into} · `}
      Баланс {inDigits(record.balance)}
      {record.pending > 0 && ` · ожидает ${inDigits(record.pending)}`}
      {record.debt > 0 && ` · долг ${inDigits(record.debt)}`}
    </Box>
  </Box>
);

import { Box } from '@mui/material';
import type { StaffMerchant } from '@odonta/api/contract';
import { merchantLifecycle } from '@odonta/db/vocabulary/advertising/merchants/merchantLifecycle.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';

const { Column, moment, status } = columnsOf<StaffMerchant>();

export const MerchantList = () => (
  <ListPage<StaffMerchant>
    create="Добавить организацию"
    sort={{ field: 'created_at', order: 'DESC' }}
    tabs={tabsOf(merchantLifecycle.statuses)}
  >
    <RecordTable<StaffMerchant> card={MerchantRow}>
      <Column source="name" render={({ name, id }) => <RecordLink>{`${name} · № ${id}`}</RecordLink>} />
      <Column source="inn" cellClassName="nowrap" />
      <Column source="brands" disableSort render={({ brands }) => brands ?? '—'} />
      <Column {...moment('created_at')} />
      <Column {...status(merchantLifecycle.statuses)} />
    </RecordTable>
  </ListPage>
);

const MerchantRow = ({ record: { name, inn } }: { record: StaffMerchant }) => (
  <Box>
    <RecordLink>{name}</RecordLink>
    <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>ИНН {inn}</Box>
    <StatusField statuses={merchantLifecycle.statuses} />
  </Box>
);

import { Box } from '@mui/material';
import type { StaffCenterRequisites } from '@odonta/api/contract';
import { DataTable } from 'react-admin';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';

const Column = DataTable.Col<StaffCenterRequisites>;

export const RequisitesList = () => (
  <ListPage<StaffCenterRequisites> sort={{ field: 'name', order: 'ASC' }}>
    <RecordTable<StaffCenterRequisites> card={RequisitesRow} bulk={false}>
      <Column source="name" render={({ name }) => <RecordLink>{name}</RecordLink>} />
      <Column source="pay_name" render={({ pay_name }) => pay_name ?? '—'} />
      <Column source="pay_inn" disableSort render={({ pay_inn }) => pay_inn ?? '—'} />
      <Column source="pay_bank" disableSort render={({ pay_bank }) => pay_bank ?? '—'} />
      <Column source="asked" disableSort render={({ asked }) => asked && <Waiting />} />
    </RecordTable>
  </ListPage>
);

function RequisitesRow({ record: { name, pay_name, pay_inn, asked } }: { record: StaffCenterRequisites }) {
  return (
    <Box>
      <RecordLink>{name}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        {[pay_name, pay_inn && `ИНН ${pay_inn}`].filter(Boolean).join(' · ') || 'Не заполнены'}
      </Box>
      {asked && <Waiting />}
    </Box>
  );
}

const Waiting = () => <StatusChip status="CREATED" label="Ждёт второй подписи" />;

import { Box } from '@mui/material';
import type { StaffStudentDocument } from '@odonta/api/contract';
import { studentDocumentStatuses } from '@odonta/db/vocabulary/sales/studentDocument.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { studentName } from './studentName.ts';

const { Column, moment, status } = columnsOf<StaffStudentDocument>();

const sent = ({ sent_at }: StaffStudentDocument) => (sent_at ? formatMoment(sent_at) : '—');

/** Documents that wait for a decision, the oldest first. */
export const StudentDocumentList = () => (
  <ListPage<StaffStudentDocument>
    sort={{ field: 'due_at', order: 'ASC' }}
    tabs={tabsOf(studentDocumentStatuses)}
    filters={[]}
    renewEvery={60}
  >
    <RecordTable<StaffStudentDocument> card={DocumentRow}>
      <Column
        source="id"
        label="Участник"
        render={(record) => <RecordLink>{studentName(record)}</RecordLink>}
      />
      <Column source="order_number" disableSort cellClassName="nowrap" />
      <Column source="prod_name" disableSort />
      <Column source="sent_at" render={sent} cellClassName="nowrap" />
      <Column {...moment('due_at')} />
      <Column {...status(studentDocumentStatuses)} />
    </RecordTable>
  </ListPage>
);

function DocumentRow({ record }: { record: StaffStudentDocument }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <RecordLink>{studentName(record)}</RecordLink>
      <Box sx={{ my: 0.5, fontSize: 13, color: 'text.secondary' }}>
        {`${record.order_number} · ${record.prod_name}`}
      </Box>
      <StatusField statuses={studentDocumentStatuses} />
    </Box>
  );
}

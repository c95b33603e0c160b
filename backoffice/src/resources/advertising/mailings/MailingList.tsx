import { Box } from '@mui/material';
import type { StaffMailing } from '@odonta/api/contract';
import { sendings } from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import { publicationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { choiceFilter, choicesOf, flagFilter, referenceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { mailingSections } from './mailingSections.tsx';

const { Column, moment, status } = columnsOf<StaffMailing>();

const filters = [
  choiceFilter('sending', 'Отправка', choicesOf(sendings)),
  flagFilter('is_advertising', 'Реклама'),
  flagFilter('by_center', 'Заказал центр'),
  referenceFilter('center_id', 'Учебный центр', 'centers'),
];

export const MailingList = () => (
  <ListPage<StaffMailing> create="Добавить рассылку" tabs={tabsOf(publicationStatuses)} filters={filters}>
    <RecordTable<StaffMailing> card={MailingRow} bulk={{ sections: mailingSections }}>
      <Column source="subject" disableSort render={({ subject }) => <RecordLink>{subject}</RecordLink>} />
      <Column {...moment('date_send')} />
      <Column
        source="reach_actual"
        disableSort
        render={(one) => one.reach_actual ?? one.reach_estimate ?? '—'}
      />
      <Column source="sending" render={({ sending }) => sendings[sending]} />
      <Column {...status(publicationStatuses)} />
    </RecordTable>
  </ListPage>
);

function MailingRow({ record: { subject, sending } }: { record: StaffMailing }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <RecordLink>{subject}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>{sendings[sending]}</Box>
      <StatusField statuses={publicationStatuses} />
    </Box>
  );
}

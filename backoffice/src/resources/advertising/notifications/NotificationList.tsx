import { Box } from '@mui/material';
import type { StaffNotification } from '@odonta/api/contract';
import { notificationStatuses } from '@odonta/db/vocabulary/advertising/notificationLifecycle.ts';
import { notificationAudiences } from '@odonta/db/vocabulary/advertising/notifications.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { choiceFilter, choicesOf, flagFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { beginningOf } from './beginningOf.ts';
import { notificationSections } from './notificationSections.tsx';

const { Column, moment, status } = columnsOf<StaffNotification>();

const filters = [
  choiceFilter('audience', 'Кому', choicesOf(notificationAudiences)),
  flagFilter('is_accept', 'Ждёт ответа'),
];

export const NotificationList = () => (
  <ListPage<StaffNotification>
    create="Добавить уведомление"
    tabs={tabsOf(notificationStatuses)}
    filters={filters}
  >
    <RecordTable<StaffNotification> card={NotificationRow} bulk={{ sections: notificationSections }}>
      <Column source="text" disableSort render={({ text }) => <RecordLink>{beginningOf(text)}</RecordLink>} />
      <Column source="audience" render={({ audience }) => notificationAudiences[audience]} />
      <Column source="is_accept" disableSort render={({ is_accept }) => (is_accept ? 'Да' : 'Нет')} />
      <Column source="accepted_count" disableSort />
      <Column {...moment('date_end')} />
      <Column {...status(notificationStatuses)} />
    </RecordTable>
  </ListPage>
);

function NotificationRow({ record: { text, audience, date_end } }: { record: StaffNotification }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <RecordLink>{beginningOf(text)}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        {notificationAudiences[audience]} · до {formatMoment(date_end)}
      </Box>
      <StatusField statuses={notificationStatuses} />
    </Box>
  );
}

import { Box } from '@mui/material';
import type { StaffNotificationAnswer } from '@odonta/api/contract';
import { answeringCabinets, notificationAnswers } from '@odonta/db/vocabulary/advertising/notifications.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { choiceFilter, choicesOf, dayFilter, wordedFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { RecordPointer } from '../../../kit/record/RecordPointer.tsx';
import { answerOf, whoAnswered } from './answerWords.tsx';

const { Column, moment } = columnsOf<StaffNotificationAnswer>();

const filters = [
  wordedFilter('notification_id', 'Уведомление', (id) => `№ ${id}`),
  choiceFilter('answer', 'Ответ', choicesOf(notificationAnswers)),
  choiceFilter('cabinet', 'Кабинет', choicesOf(answeringCabinets)),
  dayFilter('answered_from', 'Не раньше', 'start'),
  dayFilter('answered_to', 'Не позже', 'end'),
];

export const AnswerList = () => (
  <ListPage<StaffNotificationAnswer> filters={filters}>
    <RecordTable<StaffNotificationAnswer> card={AnswerCard} bulk={false}>
      <Column source="name" disableSort render={whoAnswered} />
      <Column source="cabinet" disableSort render={({ cabinet }) => answeringCabinets[cabinet]} />
      <Column source="notification_id" render={notificationOf} />
      <Column source="edition" />
      <Column source="answer" render={answerOf} />
      <Column {...moment('answered_at')} />
      <Column {...moment('shown_at')} />
    </RecordTable>
  </ListPage>
);

const notificationOf = ({ notification_id }: StaffNotificationAnswer) => (
  <RecordPointer resource="notifications" id={notification_id} name={`№ ${notification_id}`} />
);

function AnswerCard({ record }: { record: StaffNotificationAnswer }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {whoAnswered(record)}
      <Box sx={{ my: 0.5, fontSize: 13, color: 'text.secondary' }}>
        {answerOf(record)} · {formatMoment(record.answered_at ?? record.shown_at)}
        <br />
        Уведомление {notificationOf(record)}, редакция {record.edition}
      </Box>
    </Box>
  );
}

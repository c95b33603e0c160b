import { Box } from '@mui/material';
import type { StaffDirectorQuestion } from '@odonta/api/contract';
import { directorQuestionLifecycle } from '@odonta/db/vocabulary/content/requests/directorQuestion.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { dayFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { useIsMasked } from '../../../kit/session/masks.ts';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { ofClient } from '../../ofClient.tsx';
import { transitionBodies } from './transitionBodies.tsx';

const { Column, moment, status } = columnsOf<StaffDirectorQuestion>();

const filters = [
  ofClient,
  dayFilter('created_from', 'Поступил не раньше', 'start'),
  dayFilter('created_to', 'Поступил не позже', 'end'),
];

export function DirectorQuestionList() {
  const isMasked = useIsMasked();
  return (
    <ListPage<StaffDirectorQuestion>
      create="Записать вопрос"
      sort={{ field: 'created_at', order: 'DESC' }}
      tabs={tabsOf(directorQuestionLifecycle.statuses)}
      filters={filters}
      renewEvery={60}
    >
      <RecordTable<StaffDirectorQuestion> card={QuestionRow} bulk={{ bodies: transitionBodies }}>
        <Column
          source="fio"
          disableSort={isMasked}
          render={({ fio, id }) => <RecordLink>{`${fio} · № ${id}`}</RecordLink>}
        />
        <Column source="comment" disableSort render={({ comment }) => beginningOf(comment)} />
        <Column source="specialization" />
        <Column {...moment('created_at')} />
        <Column {...status(directorQuestionLifecycle.statuses)} />
      </RecordTable>
    </ListPage>
  );
}

function QuestionRow({ record: { fio, id, comment, created_at } }: { record: StaffDirectorQuestion }) {
  return (
    <Box>
      <RecordLink>{fio}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        № {id} · {formatMoment(created_at)}
        <br />
        {beginningOf(comment)}
      </Box>
      <StatusField statuses={directorQuestionLifecycle.statuses} />
    </Box>
  );
}

function beginningOf(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

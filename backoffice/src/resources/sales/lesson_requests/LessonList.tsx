import { Box } from '@mui/material';
import type { StaffLessonRequest } from '@odonta/api/contract';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { lessonStatuses } from '@odonta/db/vocabulary/sales/lessons/lessonLifecycle.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { DataTable } from 'react-admin';
import { dayFilter, referenceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { tabsOf } from '../../../kit/status/StatusField.tsx';
import { ofClient } from '../../ofClient.tsx';
import { LessonState } from './LessonState.tsx';

const Column = DataTable.Col<StaffLessonRequest>;

export const LessonList = () => (
  <ListPage<StaffLessonRequest>
    sort={{ field: 'created_at', order: 'DESC' }}
    tabs={tabsOf(lessonStatuses)}
    filters={filters}
  >
    <RecordTable<StaffLessonRequest> card={LessonRow}>
      <Column source="last_name" disableSort render={(one) => <RecordLink>{nameOf(one)}</RecordLink>} />
      <Column source="status" render={(request) => <LessonState request={request} />} />
      <Column source="starts_at" render={({ time }) => time} />
      <Column source="prod_id" render={({ prod }) => prod.name} />
      <Column source="lecturer_id" render={({ lecturer }) => lecturer} />
      <Column source="price" render={({ price }) => formatPrice(price)} cellClassName="nowrap" />
      <Column source="created_at" render={({ created_at }) => formatMoment(created_at)} />
    </RecordTable>
  </ListPage>
);

const filters = [
  referenceFilter('prod_id', 'Курс', 'prods'),
  referenceFilter('lecturer_id', 'Лектор', 'lecturers'),
  dayFilter('starts_from', 'Занятие не раньше', 'start'),
  dayFilter('starts_to', 'Занятие не позже', 'end'),
  ofClient,
];

const nameOf = ({ last_name, first_name }: StaffLessonRequest) => `${last_name} ${first_name}`;

/** A request, in the list on a phone. */
function LessonRow({ record: request }: { record: StaffLessonRequest }) {
  return (
    <Box>
      <RecordLink>{nameOf(request)}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        {request.prod.name}
        <br />
        {request.time} · {formatPrice(request.price)}
      </Box>
      <LessonState request={request} />
    </Box>
  );
}

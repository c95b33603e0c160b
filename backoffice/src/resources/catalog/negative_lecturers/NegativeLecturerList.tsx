import { Box } from '@mui/material';
import type { StaffNegativeLecturer } from '@odonta/api/contract';
import { requestStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { dayFilter, flagFilter, referenceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';
import { isAppealed, reporterOf } from './facts.ts';
import { transitionBodies } from './transitionBodies.tsx';

const { Column, moment, status } = columnsOf<StaffNegativeLecturer>();

const filters = [
  referenceFilter('lecturer_id', 'Лектор', 'lecturers'),
  referenceFilter('author_center_id', 'Кто сообщил', 'centers'),
  flagFilter('is_appealed', 'Лектор возразил'),
  dayFilter('created_from', 'Создана не раньше', 'start'),
  dayFilter('created_to', 'Создана не позже', 'end'),
];

export const NegativeLecturerList = () => (
  <ListPage<StaffNegativeLecturer>
    create="Добавить запись"
    sort={{ field: 'created_at', order: 'DESC' }}
    tabs={tabsOf(requestStatuses)}
    filters={filters}
  >
    <RecordTable<StaffNegativeLecturer> card={NegativeLecturerRow} bulk={{ bodies: transitionBodies }}>
      <Column source="fio" render={nameWithAppeal} />
      <Column source="about" disableSort render={({ about }) => beginningOf(about)} />
      <Column source="center_name" disableSort render={reporterOf} />
      <Column {...moment('created_at')} />
      <Column {...status(requestStatuses)} />
    </RecordTable>
  </ListPage>
);

function nameWithAppeal(record: StaffNegativeLecturer) {
  return (
    <>
      <RecordLink>{record.fio}</RecordLink>
      {isAppealed(record) && (
        <Box component="span" sx={{ ml: 1 }}>
          <StatusChip status="REJECTED" label="Возражает" />
        </Box>
      )}
    </>
  );
}

function NegativeLecturerRow({ record }: { record: StaffNegativeLecturer }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {nameWithAppeal(record)}
      <Box sx={{ my: 0.5, fontSize: 13, color: 'text.secondary' }}>
        {reporterOf(record)} · {formatMoment(record.created_at)}
        <br />
        {beginningOf(record.about)}
      </Box>
      <StatusField statuses={requestStatuses} />
    </Box>
  );
}

const beginningOf = (text: string) => (text.length > 90 ? `${text.slice(0, 90)}…` : text);

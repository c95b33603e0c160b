import { Box } from '@mui/material';
import type { StaffTopStrip } from '@odonta/api/contract';
import { topStripLifecycle } from '@odonta/db/vocabulary/advertising/topStripLifecycle.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { referenceFilter } from '../../../kit/list/filters.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';

import { PlaceOfStrip } from './PlaceOfStrip.tsx';
import { topStripSections } from './topStripSections.tsx';

const filters = [
  referenceFilter('city_id', 'Город', 'cities'),
  referenceFilter('category_id', 'Категория', 'categories'),
];
const { Column, moment, status } = columnsOf<StaffTopStrip>();

export const TopStripList = () => (
  <ListPage<StaffTopStrip>
    create="Добавить плашку"
    filters={filters}
    sort={{ field: 'date_start', order: 'DESC' }}
    tabs={tabsOf(topStripLifecycle.statuses)}
  >
    <RecordTable<StaffTopStrip> card={StripRow} bulk={{ sections: topStripSections }}>
      <Column source="header" render={({ header }) => <RecordLink>{header}</RecordLink>} />
      <Column source="text" disableSort />
      <Column source="city_id" label="Где показывается" disableSort>
        <PlaceOfStrip />
      </Column>
      <Column {...moment('date_start')} />
      <Column {...moment('date_end')} />
      <Column {...status(topStripLifecycle.statuses)} />
    </RecordTable>
  </ListPage>
);

function StripRow({ record: { header, text, date_end } }: { record: StaffTopStrip }) {
  return (
    <Box>
      <RecordLink>{header}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        {text}
        <br />
        <PlaceOfStrip />, до {formatMoment(date_end)}
      </Box>
      <StatusField statuses={topStripLifecycle.statuses} />
    </Box>
  );
}

import { Box } from '@mui/material';
import type { StaffTopStrip } from '@odonta/api/contract';
import { topStripLifecycle } from '@odonta/db/vocabulary/advertising/topStripLifecycle.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { DataTable } from 'react-admin';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';

import { topStripSections } from './TopStripPages.tsx';

const Column = DataTable.Col<StaffTopStrip>;

export const TopStripList = () => (
  <ListPage<StaffTopStrip>
    title="Верхняя плашка"
    create="Добавить плашку"
    sort={{ field: 'date_start', order: 'DESC' }}
    tabs={tabsOf(topStripLifecycle.statuses)}
  >
    <RecordTable<StaffTopStrip> card={StripRow} bulk={{ sections: topStripSections }}>
      <Column source="header" render={({ header }) => <RecordLink>{header}</RecordLink>} />
      <Column source="text" disableSort />
      <Column
        source="date_start"
        render={({ date_start }) => formatMoment(date_start)}
        cellClassName="nowrap"
      />
      <Column source="date_end" render={({ date_end }) => formatMoment(date_end)} cellClassName="nowrap" />
      <Column source="status">
        <StatusField statuses={topStripLifecycle.statuses} />
      </Column>
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
        до {formatMoment(date_end)}
      </Box>
      <StatusField statuses={topStripLifecycle.statuses} />
    </Box>
  );
}

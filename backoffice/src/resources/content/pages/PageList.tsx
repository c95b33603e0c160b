import { Box } from '@mui/material';
import type { StaffPage } from '@odonta/api/contract';
import { pageLifecycle } from '@odonta/db/vocabulary/content/pages.ts';
import { columnsOf } from '../../../kit/list/columnsOf.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { StatusField, tabsOf } from '../../../kit/status/StatusField.tsx';

const { Column, moment, status } = columnsOf<StaffPage>();

export const PageList = () => (
  <ListPage<StaffPage> sort={{ field: 'id', order: 'ASC' }} tabs={tabsOf(pageLifecycle.statuses)}>
    <RecordTable<StaffPage> card={PageRow}>
      <Column source="name" disableSort render={({ name }) => <RecordLink>{name}</RecordLink>} />
      <Column source="path" />
      <Column source="published_number" disableSort render={editionOf} />
      <Column {...moment('updated_at')} />
      <Column {...status(pageLifecycle.statuses)} />
    </RecordTable>
  </ListPage>
);

const editionOf = ({ published_number }: StaffPage) => (published_number ? `№ ${published_number}` : '—');

function PageRow({ record: page }: { record: StaffPage }) {
  return (
    <Box>
      <RecordLink>{page.name}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        {page.path}, редакция {editionOf(page)}
      </Box>
      <StatusField statuses={pageLifecycle.statuses} />
    </Box>
  );
}

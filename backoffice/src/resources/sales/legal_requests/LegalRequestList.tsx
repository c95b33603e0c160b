import { Box } from '@mui/material';
import type { StaffLegalRequest } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { legalRequestLifecycle } from '@odonta/db/vocabulary/sales/companies/legalRequest.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { DataTable } from 'react-admin';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { tabsOf } from '../../../kit/status/StatusField.tsx';
import { legalRequestFilters } from './legalRequestFilters.tsx';
import { RequestState } from './RequestState.tsx';

const Column = DataTable.Col<StaffLegalRequest>;

const quick = [
  { label: 'Новые', source: 'stage', value: 'DRAFT' },
  { label: 'Приняты', source: 'stage', value: 'AGREED' },
  { label: 'Не названы', source: 'stage', value: 'PAID' },
];

const seats = ({ nb_seats }: StaffLegalRequest) => plural(nb_seats, ['место', 'места', 'мест']);

export const LegalRequestList = () => (
  <ListPage<StaffLegalRequest>
    create="Записать заявку"
    sort={{ field: 'created_at', order: 'DESC' }}
    tabs={tabsOf(legalRequestLifecycle.statuses)}
    quick={quick}
    filters={legalRequestFilters}
    renewEvery={60}
  >
    <RecordTable<StaffLegalRequest> card={RequestRow}>
      <Column source="id" label="Номер" render={({ number }) => <RecordLink>{number}</RecordLink>} />
      <Column source="company_name" />
      <Column source="stage" render={(request) => <RequestState request={request} />} />
      <Column source="prod_id" render={({ prod }) => prod.name} />
      <Column source="nb_seats" render={seats} cellClassName="nowrap" />
      <Column source="created_at" render={({ created_at }) => formatMoment(created_at)} />
    </RecordTable>
  </ListPage>
);

function RequestRow({ record: request }: { record: StaffLegalRequest }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <RecordLink>{`${request.number} · ${request.company_name}`}</RecordLink>
      <Box sx={{ my: 0.5, fontSize: 13, color: 'text.secondary' }}>
        {request.prod.name}
        <br />
        {seats(request)}
      </Box>
      <RequestState request={request} />
    </Box>
  );
}

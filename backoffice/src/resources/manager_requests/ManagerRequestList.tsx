import { Box } from '@mui/material';
import type { StaffManagerRequest } from '@odonta/api/contract';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { managerRequestLifecycle } from '@odonta/db/vocabulary/requests/managerRequest.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import type { ReactNode } from 'react';
import { DataTable, useGetIdentity } from 'react-admin';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { RecordLink } from '../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../kit/list/RecordTable.tsx';
import { useIsMasked } from '../../kit/session/masks.ts';
import { tabsOf } from '../../kit/status/StatusField.tsx';
import { moveBodies } from './moveBodies.tsx';
import { RequestRow, RequestState } from './RequestRow.tsx';
import { requestFilters } from './requestFilters.tsx';
import { workNoteSections } from './WorkNotes.tsx';

const Column = DataTable.Col<StaffManagerRequest>;

export function ManagerRequestList() {
  const isMasked = useIsMasked();
  const { identity } = useGetIdentity();
  const quick = [
    ...(identity ? [{ label: 'Мои', source: 'manager_id', value: identity.id }] : []),
    { label: 'Свободные', source: 'is_free', value: true },
    { label: 'Просроченные', source: 'is_overdue', value: true },
  ];
  return (
    <ListPage<StaffManagerRequest>
      title="Заявки"
      create="Записать звонок"
      sort={{ field: 'created_at', order: 'DESC' }}
      tabs={tabsOf(managerRequestLifecycle.statuses)}
      quick={quick}
      filters={requestFilters}
      renewEvery={30}
    >
      <RecordTable<StaffManagerRequest>
        card={RequestRow}
        bulk={{ sections: workNoteSections, bodies: moveBodies }}
      >
        <Column source="name" disableSort={isMasked} render={(request) => <Client request={request} />} />
        <Column source="prod_id" render={({ prod }) => prod?.name ?? '—'} />
        <Column source="created_at" render={({ created_at }) => formatMoment(created_at)} />
        <Column source="manager_id" render={({ manager_name }) => manager_name ?? 'Свободна'} />
        <Column source="status" render={(request) => <RequestState request={request} />} />
      </RecordTable>
    </ListPage>
  );
}

function Client({ request: { id, name, phone, city } }: { request: StaffManagerRequest }) {
  return (
    <Box sx={{ minWidth: 190 }}>
      <RecordLink>{name}</RecordLink>
      <Detail>{formatPhone(phone)}</Detail>
      <Detail>
        {city} · № {id}
      </Detail>
    </Box>
  );
}

function Detail({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
      {children}
    </Box>
  );
}

import type { StaffManagerRequest } from '@odonta/api/contract';
import { managerRequestLifecycle } from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { DataTable } from 'react-admin';
import { Lines } from '../../../kit/list/Lines.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { useMine } from '../../../kit/list/useMine.ts';
import { useIsMasked } from '../../../kit/session/masks.ts';
import { tabsOf } from '../../../kit/status/StatusField.tsx';
import { RequestRow, RequestState } from './RequestRow.tsx';
import { requestFilters } from './requestFilters.tsx';
import { transitionBodies } from './transitionBodies.tsx';
import { workNoteSections } from './WorkNotes.tsx';

const Column = DataTable.Col<StaffManagerRequest>;

export function ManagerRequestList() {
  const isMasked = useIsMasked();
  const mine = useMine();
  const quick = [
    ...mine,
    { label: 'Свободные', source: 'is_free', value: true },
    { label: 'Просроченные', source: 'is_overdue', value: true },
  ];
  return (
    <ListPage<StaffManagerRequest>
      create="Записать звонок"
      sort={{ field: 'created_at', order: 'DESC' }}
      tabs={tabsOf(managerRequestLifecycle.statuses)}
      quick={quick}
      filters={requestFilters}
      renewEvery={30}
    >
      <RecordTable<StaffManagerRequest>
        card={RequestRow}
        bulk={{ sections: workNoteSections, bodies: transitionBodies }}
      >
        <Column source="name" disableSort={isMasked} render={(request) => <Client request={request} />} />
        <Column source="status" render={(request) => <RequestState request={request} />} />
        <Column source="prod_id" render={({ prod }) => <Lines first={prod?.name ?? '—'} width={230} />} />
        <Column
          source="manager_id"
          render={({ manager_name }) => <Lines first={manager_name ?? 'Свободна'} width={110} />}
        />
        <Column
          source="created_at"
          cellClassName="nowrap"
          render={({ created_at }) => formatMoment(created_at)}
        />
      </RecordTable>
    </ListPage>
  );
}

const Client = ({ request: { id, name, phone, city } }: { request: StaffManagerRequest }) => (
  <Lines first={<RecordLink>{name}</RecordLink>} rest={[formatPhone(phone), city, `№ ${id}`]} width={300} />
);

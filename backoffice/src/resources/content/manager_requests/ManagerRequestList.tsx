import type { StaffManagerRequest } from '@odonta/api/contract';
import { managerRequestLifecycle } from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import { formatPhone } from '@odonta/db/vocabulary/patterns.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { DataTable } from 'react-admin';
import { Lines } from '../../../kit/list/Lines.tsx';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { quickOverdue } from '../../../kit/list/quickOverdue.ts';
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
    { label: 'Перезвонить сегодня', source: 'is_call_due', value: true },
    { label: 'Свободные', source: 'is_free', value: true },
    quickOverdue,
  ];
  return (
    <ListPage<StaffManagerRequest>
      create="Новая заявка"
      sort={{ field: 'created_at', order: 'DESC' }}
      tabs={tabsOf(managerRequestLifecycle.statuses)}
      quick={quick}
      filters={requestFilters}
      renewEvery={30}
    >
      <RecordTable<StaffManagerRequest>
        card={RequestRow}
        extra={extra}
        bulk={{ sections: workNoteSections, bodies: transitionBodies }}
      >
        <Column source="name" disableSort={isMasked} render={(request) => <Client request={request} />} />
        <Column source="status" render={(request) => <RequestState request={request} />} />
        <Column
          source="next_contact_at"
          cellClassName="nowrap"
          render={({ status, next_contact_at }) =>
            status === 'CREATED' && next_contact_at !== null ? formatMoment(next_contact_at) : '—'
          }
        />
        <Column source="prod_id" render={({ prod }) => <Lines first={prod?.name ?? '—'} width={160} />} />
        <Column
          source="manager_id"
          render={({ manager_name }) => <Lines first={manager_name ?? 'Свободна'} width={90} />}
        />
        <Column
          source="created_at"
          cellClassName="nowrap"
          render={({ created_at }) => formatMoment(created_at)}
        />
        <Column source="email" disableSort render={({ email }) => email ?? '—'} />
        <Column source="city" disableSort />
        <Column
          source="comment"
          disableSort
          render={({ comment }) => <Lines first={comment ?? '—'} width={200} />}
        />
        <Column
          source="first_response_at"
          disableSort
          cellClassName="nowrap"
          render={({ first_response_at: at }) => (at === null ? '—' : formatMoment(at))}
        />
      </RecordTable>
    </ListPage>
  );
}

const extra = ['email', 'city', 'comment', 'first_response_at'];

const Client = ({ request: { id, name, phone, city } }: { request: StaffManagerRequest }) => (
  <Lines first={<RecordLink>{name}</RecordLink>} rest={[formatPhone(phone), city, `№ ${id}`]} width={210} />
);

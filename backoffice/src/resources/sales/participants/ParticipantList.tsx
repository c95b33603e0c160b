import { Box } from '@mui/material';
import type { StaffParticipant } from '@odonta/api/contract';
import { participantStates } from '@odonta/db/vocabulary/orders/order.ts';
import { orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import { shortCodeInWords } from '@odonta/db/vocabulary/sales/shortCode.ts';
import { DataTable } from 'react-admin';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { useIsMasked } from '../../../kit/session/masks.ts';
import { StatusChip } from '../../../kit/status/StatusChip.tsx';
import { CheckInButton } from './CheckInButton.tsx';
import { CourseCertificates } from './CourseCertificates.tsx';
import { participantFilters } from './participantFilters.tsx';
import { participantName } from './participantName.ts';

const Column = DataTable.Col<StaffParticipant>;

const quick = [
  { label: 'Записаны', source: 'is_live', value: true },
  { label: 'Ещё не пришли', source: 'has_come', value: false },
];

/** The participants of the courses, and their check-ins. */
export function ParticipantList() {
  const isMasked = useIsMasked();
  return (
    <ListPage<StaffParticipant>
      tabs={{
        source: 'state',
        choices: Object.entries(participantStates).map(([value, label]) => ({ value, label })),
      }}
      quick={quick}
      filters={participantFilters}
      actions={<CourseCertificates />}
      perPage={50}
    >
      <RecordTable<StaffParticipant> card={ParticipantRow} bulk={false}>
        <Column
          source="last_name"
          disableSort={isMasked}
          render={(person) => <RecordLink>{participantName(person)}</RecordLink>}
        />
        <Column source="prod_id" render={({ prod_name }) => prod_name} />
        <Column source="order_id" render={({ order_number }) => order_number} cellClassName="nowrap" />
        <Column
          source="short_code"
          disableSort
          cellClassName="nowrap"
          render={({ short_code }) => (short_code ? shortCodeInWords(short_code) : '—')}
        />
        <Column source="tier_label" disableSort />
        <Column source="order_status" disableSort render={(person) => <OrderStatus person={person} />} />
        <Column source="checked_in_at" disableSort render={(person) => <CheckInButton person={person} />} />
      </RecordTable>
    </ListPage>
  );
}

const OrderStatus = ({ person: { order_status } }: { person: StaffParticipant }) => (
  <StatusChip status={order_status} label={orderLifecycle.statuses[order_status].label} />
);

function ParticipantRow({ record: person }: { record: StaffParticipant }) {
  return (
    <Box>
      <RecordLink>{participantName(person)}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        {person.prod_name}
        <br />
        {[person.order_number, person.short_code && shortCodeInWords(person.short_code), person.tier_label]
          .filter(Boolean)
          .join(' · ')}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <OrderStatus person={person} />
        <CheckInButton person={person} />
      </Box>
    </Box>
  );
}

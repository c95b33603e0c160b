import { Box } from '@mui/material';
import type { StaffWaitlistEntry } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';
import { waitlistLifecycle, waitlistStatusesUnused } from '@odonta/db/vocabulary/sales/waitlistLifecycle.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { DataTable } from 'react-admin';
import { ListPage } from '../../../kit/list/ListPage.tsx';
import { RecordLink } from '../../../kit/list/RecordLink.tsx';
import { RecordTable } from '../../../kit/list/RecordTable.tsx';
import { tabsOf } from '../../../kit/status/StatusField.tsx';
import { transitionBodies } from './transitionBodies.tsx';
import { WaitlistState } from './WaitlistState.tsx';
import { waitlistFilters } from './waitlistFilters.tsx';

const Column = DataTable.Col<StaffWaitlistEntry>;

const unused: readonly string[] = waitlistStatusesUnused;
const used = Object.fromEntries(
  Object.entries(waitlistLifecycle.statuses).filter(([status]) => !unused.includes(status)),
);

const quick = [{ label: 'Ещё не предлагали', source: 'offers', value: 0 }];

export function WaitlistList() {
  return (
    <ListPage<StaffWaitlistEntry>
      create="Записать в очередь"
      sort={{ field: 'created_at', order: 'DESC' }}
      tabs={tabsOf(used)}
      quick={quick}
      filters={waitlistFilters}
    >
      <RecordTable<StaffWaitlistEntry> card={WaitlistRow} bulk={{ bodies: transitionBodies }}>
        <Column source="last_name" disableSort render={(entry) => <RecordLink>{nameOf(entry)}</RecordLink>} />
        <Column source="status" render={(entry) => <WaitlistState entry={entry} />} />
        <Column source="prod_id" render={({ prod }) => prod.name} />
        <Column source="place" disableSort render={({ place }) => place ?? '—'} />
        <Column source="quantity" render={seatsOf} cellClassName="nowrap" />
        <Column source="offers" />
        <Column source="created_at" render={({ created_at }) => formatMoment(created_at)} />
      </RecordTable>
    </ListPage>
  );
}

const nameOf = ({ last_name, first_name }: StaffWaitlistEntry) => `${last_name} ${first_name}`;

const seatsOf = ({ quantity, accept_partial }: StaffWaitlistEntry) =>
  `${plural(quantity, ['место', 'места', 'мест'])}${accept_partial ? ' или меньше' : ''}`;

/** A waiting person, in the list on a phone. */
function WaitlistRow({ record: entry }: { record: StaffWaitlistEntry }) {
  return (
    <Box>
      <RecordLink>{nameOf(entry)}</RecordLink>
      <Box sx={{ fontSize: 13, color: 'text.secondary', my: 0.5 }}>
        {entry.prod.name}
        <br />
        {[entry.place !== null && `${entry.place}-й в очереди`, seatsOf(entry)].filter(Boolean).join(' · ')}
      </Box>
      <WaitlistState entry={entry} />
    </Box>
  );
}

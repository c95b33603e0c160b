import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { individualSession } from '../../identity/sessions/sessions.ts';
import { Cabinet } from '../account/Cabinet.tsx';
import { TicketList } from '../own/TicketList.tsx';

export default function IndividualTickets() {
  return (
    <Cabinet session={individualSession} entry={paths.individualEntry}>
      {() => <TicketList session={individualSession} path="/individual/tickets" />}
    </Cabinet>
  );
}

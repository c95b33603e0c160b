import { individualSession } from '../../identity/sessions/sessions.ts';
import { TicketList } from '../own/TicketList.tsx';
import { IndividualCabinet } from './IndividualCabinet.tsx';

export default function IndividualTickets() {
  return (
    <IndividualCabinet>
      {() => <TicketList session={individualSession} path="/individual/tickets" />}
    </IndividualCabinet>
  );
}

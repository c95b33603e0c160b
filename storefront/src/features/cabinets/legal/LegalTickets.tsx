import { legalSession } from '../../identity/sessions/sessions.ts';
import { TicketList } from '../own/TicketList.tsx';
import { LegalCabinet } from './LegalCabinet.tsx';

export default function LegalTickets() {
  return <LegalCabinet>{() => <TicketList session={legalSession} path="/legal/tickets" />}</LegalCabinet>;
}

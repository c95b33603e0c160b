import { legalSession } from '../../features/sessions/sessions.ts';
import { TicketList } from '../own/TicketList.tsx';
import { LegalCabinet } from './LegalCabinet.tsx';

export default function LegalTickets() {
  return <LegalCabinet>{() => <TicketList session={legalSession} path="/legal/tickets" />}</LegalCabinet>;
}

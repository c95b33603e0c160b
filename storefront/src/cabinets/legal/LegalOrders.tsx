import { legalSession } from '../../features/sessions/sessions.ts';
import { OrderList } from '../own/OrderList.tsx';
import { LegalCabinet } from './LegalCabinet.tsx';

export default function LegalOrders() {
  return <LegalCabinet>{() => <OrderList session={legalSession} path="/legal/orders" />}</LegalCabinet>;
}

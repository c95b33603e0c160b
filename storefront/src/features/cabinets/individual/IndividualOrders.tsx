import { individualSession } from '../../identity/sessions/sessions.ts';
import { OrderList } from '../own/OrderList.tsx';
import { IndividualCabinet } from './IndividualCabinet.tsx';

export default function IndividualOrders() {
  return (
    <IndividualCabinet>
      {() => <OrderList session={individualSession} path="/individual/orders" />}
    </IndividualCabinet>
  );
}

import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { individualSession } from '../../identity/sessions/sessions.ts';
import { Cabinet } from '../account/Cabinet.tsx';
import { OrderList } from '../own/OrderList.tsx';

export default function IndividualOrders() {
  return (
    <Cabinet session={individualSession} entry={paths.individualEntry}>
      {() => <OrderList session={individualSession} path="/individual/orders" />}
    </Cabinet>
  );
}

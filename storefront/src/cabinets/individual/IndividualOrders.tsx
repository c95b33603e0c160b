import { individualSession } from '../../features/sessions/sessions.ts';
import { paths } from '../../paths.ts';
import { Cabinet } from '../account/Cabinet.tsx';
import { OrderList } from '../own/OrderList.tsx';

export default function IndividualOrders() {
  return (
    <Cabinet session={individualSession} entry={paths.individualEntry}>
      {() => <OrderList session={individualSession} path="/individual/orders" />}
    </Cabinet>
  );
}

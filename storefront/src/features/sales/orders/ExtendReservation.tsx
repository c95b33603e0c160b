import type { OrderView } from '@odonta/api/contract';
import { useMemo } from 'react';
import { toast } from '../../../components/ui/toast.ts';
import { oneAction } from '../../../lib/actions.ts';
import { post } from '../../../lib/api.ts';
import { BusyButton } from '../../platform/actions/BusyButton.tsx';

/** Seats that wait for a card may wait once more. */
export function ExtendReservation({ order, onDone }: { order: OrderView; onDone(order: OrderView): void }) {
  const extend = useMemo(
    () => oneAction((body: object, keyed) => post<OrderView>(`/orders/${order.token}/extend`, body, keyed)),
    [order.token],
  );
  async function act() {
    onDone(await extend({}));
    toast('success', 'Бронь продлена');
  }
  return (
    <BusyButton
      className="button button--quiet"
      act={act}
      failed="Не получилось продлить бронь: проверьте связь"
    >
      Продлить бронь
    </BusyButton>
  );
}

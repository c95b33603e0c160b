import type { OrderView } from '@odonta/api/contract';
import { useMemo, useState } from 'react';
import { toast } from '../../components/ui/toast.ts';
import { ApiError, post } from '../../lib/api.ts';
import { oneDeed } from '../../lib/deeds.ts';

/** Seats that wait for a card may wait once more. */
export function ExtendHold({ order, onDone }: { order: OrderView; onDone(order: OrderView): void }) {
  const [isBusy, setBusy] = useState(false);
  const extend = useMemo(
    () => oneDeed((body: object, keyed) => post<OrderView>(`/orders/${order.token}/extend`, body, keyed)),
    [order.token],
  );

  async function run() {
    if (isBusy) return;
    setBusy(true);
    try {
      onDone(await extend({}));
      toast('success', 'Бронь продлена');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast('error', error.message || 'Не получилось продлить бронь: проверьте связь');
    } finally {
      setBusy(false);
    }
  }

  return (
    <button className="button button--quiet" type="button" aria-busy={isBusy} onClick={() => void run()}>
      Продлить бронь
    </button>
  );
}

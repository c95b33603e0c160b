import type { OrderView } from '@odonta/api/contract';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, get } from '../../../lib/api.ts';
import { clearPayment, keptPayment } from './keptPayment.ts';
import { isUnderWay } from './orderStage.ts';

/** The bank notifies us a moment after it has redirected the buyer. */
const looksAfterTheBank = 10;
const soonMs = 1000;
const laterMs = 15_000;

export type OrderState =
  | { is: 'loading' }
  | { is: 'lost' }
  | { is: 'failed' }
  /** `awaits` until the result of a returning buyer is known. */
  | { is: 'there'; order: OrderView; awaits: boolean };

/** The order as it is now: looked at again for as long as anything may still happen to it. */
export function useOrder(token: string) {
  const [state, setState] = useState<OrderState>({ is: 'loading' });
  const [looks, setLooks] = useState(0);
  const [cameBack] = useState(() => keptPayment('url') !== null);

  const take = useCallback(
    (order: OrderView) =>
      setState({
        is: 'there',
        order,
        awaits: cameBack && looks < looksAfterTheBank && order.status === 'PREPARE' && !order.refusal,
      }),
    [cameBack, looks],
  );
  const look = useCallback(async () => {
    try {
      take(await get<OrderView>(`/orders/${token}`));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const is = error.status === 404 ? 'lost' : 'failed';
      setState((before) => (before.is === 'there' ? before : { is }));
    }
    setLooks((count) => count + 1);
  }, [token, take]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first look is taken once.
  useEffect(() => void look(), [token]);

  const status = state.is === 'there' ? state.order.status : null;
  const goesOn = state.is === 'there' && isUnderWay(state.order);
  const isSoon = cameBack && status === 'PREPARE' && looks <= looksAfterTheBank;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look sets the time of the next.
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => document.hidden || void look(), isSoon ? soonMs : laterMs);
    const onShown = () => document.hidden || void look();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [goesOn, isSoon, looks]);

  useEffect(() => {
    if (status !== null && status !== 'PREPARE') clearPayment();
  }, [status]);

  return { state, look, take };
}

import type { VoucherView } from '@odonta/api/contract';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, get } from '../../../lib/api.ts';

const soonMs = 2000;
const mostLooks = 30;

type VoucherState = { is: 'loading' | 'lost' | 'failed' } | { is: 'there'; voucher: VoucherView };

/** A certificate as it is now; while its money may be on the way, it is looked at again. */
export function useVoucher(token: string) {
  const [state, setState] = useState<VoucherState>({ is: 'loading' });
  const [looks, setLooks] = useState(0);
  const look = useCallback(async () => {
    try {
      setState({ is: 'there', voucher: await get<VoucherView>(`/vouchers/${token}`) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const is = error.status === 404 ? 'lost' : 'failed';
      setState((before) => (before.is === 'there' ? before : { is }));
    }
    setLooks((count) => count + 1);
  }, [token]);
  useEffect(() => void look(), [look]);

  const goesOn = state.is === 'there' && state.voucher.status === 'PREPARE' && looks < mostLooks;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look sets the time of the next.
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => void look(), soonMs);
    return () => clearTimeout(timer);
  }, [goesOn, looks]);

  return { state, look };
}

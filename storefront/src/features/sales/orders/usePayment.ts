import { useState } from 'react';
import { ApiError, post } from '../../../lib/api.ts';

interface Payment {
  path: string;
  onLeaving?(url: string): void;
  onRefused(): unknown;
}

/** Leads to the bank's own page: no card is ever typed here. */
export function usePayment({ path, onLeaving, onRefused }: Payment) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function pay() {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      const { url } = await post<{ url: string }>(path, {});
      onLeaving?.(url);
      location.assign(url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message || 'Банк не ответил. Деньги не списаны: попробуйте ещё раз.');
      setBusy(false);
      if (error.status === 409) void onRefused();
    }
  }

  return { isBusy, failure, pay };
}

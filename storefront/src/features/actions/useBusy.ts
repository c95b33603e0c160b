import { useState } from 'react';
import { ApiError } from '../../lib/api.ts';

/** Does one thing at a time, however often its button is pressed; `failed` is told where the server said nothing. */
export function useBusy(failed: string, announce: (message: string) => void) {
  const [isBusy, setBusy] = useState(false);
  async function run(act: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      announce(error.message || failed);
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, run };
}

import { useState } from 'react';
import { ApiError } from '../../../lib/api.ts';

/**
 * Runs one action at a time, however often its button is pressed; `failed` is shown where the server sent no
 * message.
 */
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

import { useMemo, useState } from 'react';
import { oneAction } from '../../../lib/actions.ts';
import { ApiError, post } from '../../../lib/api.ts';
import { useBusy } from './useBusy.ts';

/** Sends an action once, however often its button is pressed, and exposes its error. */
export function useAction<Payload>(path: string, failed: string) {
  const [failure, setFailure] = useState('');
  const send = useMemo(() => oneAction((body: object, keyed) => post<Payload>(path, body, keyed)), [path]);
  const { isBusy, run } = useBusy(`${failed}: проверьте связь и попробуйте ещё раз`, setFailure);
  async function act(
    body: object,
    onDone: (payload: Payload) => void,
    onRefused?: (error: ApiError) => void,
  ): Promise<void> {
    await run(async () => {
      setFailure('');
      try {
        onDone(await send(body));
      } catch (error) {
        if (error instanceof ApiError) onRefused?.(error);
        throw error;
      }
    });
  }
  return { act, failure, isBusy };
}

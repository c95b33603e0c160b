import { useMemo, useState } from 'react';
import { ApiError, post } from '../../lib/api.ts';
import { oneDeed } from '../../lib/deeds.ts';

/** Does something once, however often its button is pressed, and keeps what went wrong. */
export function useDeed<Payload>(path: string, failed: string) {
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = useMemo(() => oneDeed((body: object, keyed) => post<Payload>(path, body, keyed)), [path]);
  async function act(
    body: object,
    onDone: (payload: Payload) => void,
    onRefused?: (error: ApiError) => void,
  ) {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      onDone(await send(body));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message || `${failed}: проверьте связь и попробуйте ещё раз`);
      onRefused?.(error);
    } finally {
      setBusy(false);
    }
  }
  return { act, failure, isBusy };
}

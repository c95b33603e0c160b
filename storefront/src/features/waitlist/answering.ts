import type { WaitlistView } from '@odonta/api/contract';
import { useMemo, useState } from 'react';
import { ApiError, post } from '../../lib/api.ts';
import { oneDeed } from '../../lib/deeds.ts';

/** Sends an answer once, however often the button is pressed, and keeps what went wrong. */
export function useAnswer(token: string, word: 'accept' | 'decline' | 'leave') {
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = useMemo(
    () => oneDeed((body: object, keyed) => post<WaitlistView>(`/waitlist/${token}/${word}`, body, keyed)),
    [token, word],
  );
  async function answer(onDone: (entry: WaitlistView) => void) {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      onDone(await send({}));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message || 'Ответ не отправлен: проверьте связь и попробуйте ещё раз');
    } finally {
      setBusy(false);
    }
  }
  return { answer, failure, isBusy };
}

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useComplain } from '../../kit/api/useComplain.ts';

/** Does one thing at a time to a queue or a job, says what came of it, and renews both lists. */
export function useQueueDeed() {
  const queries = useQueryClient();
  const notify = useNotify();
  const complain = useComplain();
  const [isBusy, setBusy] = useState(false);
  // State is too late for a double click: both clicks see the same render.
  const isUnderWay = useRef(false);

  async function act(deed: () => Promise<unknown>, done: string): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await deed();
      notify(done, { type: 'success' });
    } catch (error) {
      complain(error, 'Не получилось');
    } finally {
      isUnderWay.current = false;
      setBusy(false);
      void queries.invalidateQueries({ queryKey: ['queues'] });
    }
  }

  return { act, isBusy };
}

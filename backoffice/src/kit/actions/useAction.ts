import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useComplain } from '../api/useComplain.ts';
import { useOneAtATime } from './useOneAtATime.ts';

interface Words {
  /** Said when it is done; absent where the screen shows it by itself. */
  done?: string;
  /** Said when it was refused without a word. */
  failed?: string;
}

/**
 * Runs one action at a time, reports its result and reloads what it may have changed; returns whether it
 * succeeded.
 */
export function useAction(renewed?: QueryKey) {
  const queries = useQueryClient();
  const notify = useNotify();
  const complain = useComplain();
  const { once, isBusy } = useOneAtATime();

  async function attempt(action: () => Promise<unknown>, { done, failed }: Words): Promise<boolean> {
    try {
      await action();
      if (done) notify(done, { type: 'success' });
      return true;
    } catch (error) {
      complain(error, failed);
      return false;
    }
  }

  async function act(action: () => Promise<unknown>, words: Words = {}): Promise<boolean> {
    const isDone = await once(() => attempt(action, words));
    if (renewed) void queries.invalidateQueries({ queryKey: renewed });
    return isDone === true;
  }

  return { act, isBusy };
}

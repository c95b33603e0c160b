import type { BulkPreview, BulkResult } from '@odonta/api/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useResourceContext } from 'react-admin';
import { useOneAtATime } from '../actions/useOneAtATime.ts';
import { isFailure } from '../api/failure.ts';
import { wordsOf } from '../api/useComplain.ts';
import { useStaffData } from '../api/useStaffData.ts';
import type { Action, Chosen } from './bulkAction.ts';

export interface BulkFailure {
  message: string;
  /** The list has changed since the records were selected. */
  isOutdated: boolean;
}

/** Neither, where the call failed as a whole or another is under way. */
interface Answer<T> {
  value?: T;
  errors?: Record<string, string>;
}

/** Previews a bulk action, and executes it: one call at a time, and nothing happens until the server answers. */
export function useBulk(chosen: Chosen) {
  const resource = useResourceContext() ?? '';
  const provider = useStaffData();
  const queries = useQueryClient();
  const { once, isBusy } = useOneAtATime();
  const [failure, setFailure] = useState<BulkFailure | null>(null);

  async function answer<T>(call: () => Promise<T>): Promise<Answer<T>> {
    setFailure(null);
    try {
      return { value: await once(call) };
    } catch (error) {
      const { code, errors } = isFailure(error) ? error.body : {};
      const message = wordsOf(error, 'Не удалось выполнить действие');
      setFailure({ message, isOutdated: code === 'COUNT_CHANGED' });
      return { errors };
    }
  }

  const renew = async () => {
    await queries.invalidateQueries({ queryKey: [resource] });
    void queries.invalidateQueries({ queryKey: ['audit_log'] });
  };

  return {
    isBusy,
    failure,
    renew,
    preview: (action: Action): Promise<Answer<BulkPreview>> =>
      answer(() => provider.bulkPreview(resource, { ...action, ...chosen })),
    write: (action: Action, only_possible: boolean): Promise<Answer<BulkResult>> =>
      answer(async () => {
        const result = await provider.bulk(resource, { ...action, ...chosen, only_possible });
        await renew();
        return result;
      }),
  };
}

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { changesOf } from '../../kit/api/changes.ts';
import { isFailure } from '../../kit/api/failure.ts';
import { wordsOf } from '../../kit/api/useComplain.ts';

interface Asking {
  resource: string;
  record: object;
  send(changes: Record<string, unknown>): Promise<unknown>;
  onClose(): void;
}

/** Requests new requisites: they come into force after a second person has confirmed them. */
export function useAskingForRequisites({ resource, record, send, onClose }: Asking) {
  const queries = useQueryClient();
  const notify = useNotify();
  const [error, setError] = useState<string | null>(null);

  async function ask(values: Record<string, unknown>) {
    setError(null);
    try {
      await send(changesOf(values, { ...record }));
      notify('Изменение ждёт подтверждения другого сотрудника', { type: 'success' });
      void queries.invalidateQueries({ queryKey: [resource] });
      onClose();
    } catch (failure) {
      setError(wordsOf(failure, 'Не удалось отправить'));
      return isFailure(failure) ? failure.body.errors : undefined;
    }
    return undefined;
  }

  return { ask, error };
}

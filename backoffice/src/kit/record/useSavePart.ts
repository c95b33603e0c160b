import {
  type RaRecord,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useUpdate,
} from 'react-admin';
import { isFailure } from '../api/failure.ts';
import { useComplain } from '../api/useComplain.ts';

/** Saves some fields of the surrounding record, and no others, from a form on its card. */
export function useSavePart<R extends RaRecord>(fields: readonly (keyof R & string)[], saved: string) {
  const record = useRecordContext<R>();
  const resource = useResourceContext();
  const [update] = useUpdate<R>();
  const notify = useNotify();
  const complain = useComplain();
  const refresh = useRefresh();
  return async (values: Record<string, unknown>) => {
    if (!record) return;
    try {
      const part = Object.fromEntries(fields.map((field) => [field, values[field]]));
      await update(
        resource,
        { id: record.id, data: { ...record, ...part } as R, previousData: record },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      notify(saved, { type: 'success' });
    } catch (error) {
      complain(error, 'Не удалось сохранить');
      if (isFailure(error) && error.status === 409) refresh();
      return isFailure(error) ? error.body.errors : undefined;
    }
  };
}

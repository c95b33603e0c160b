import type { StaffDirectorQuestion } from '@odonta/api/contract';
import { useNotify, useRefresh, useUpdate } from 'react-admin';
import { isFailure } from '../../../kit/api/failure.ts';
import { useComplain } from '../../../kit/api/useComplain.ts';

/** Saves the data of the asking person, and shows a refusal beside the fields. */
export function useSaveAsker(record: StaffDirectorQuestion | undefined, onDone: () => void) {
  const [update] = useUpdate<StaffDirectorQuestion>();
  const notify = useNotify();
  const complain = useComplain();
  const refresh = useRefresh();
  return async ({ fio, tel, email, specialization }: Record<string, unknown>) => {
    if (!record) return;
    try {
      const data = { ...record, fio, tel, email, specialization } as StaffDirectorQuestion;
      await update(
        'director_questions',
        { id: record.id, data, previousData: record },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      notify('Контакты исправлены', { type: 'success' });
      onDone();
    } catch (error) {
      complain(error, 'Не удалось сохранить');
      if (isFailure(error) && error.status === 409) refresh();
      return isFailure(error) ? error.body.errors : undefined;
    }
  };
}

import type { CenterProdCard } from '@odonta/api/contract';
import { ApiError } from '../../../../../lib/api.ts';
import { partnerSession } from '../../../../identity/sessions/sessions.ts';
import { fieldOf } from '../../editor/saving/parts.ts';
import { focusField } from '../../editor/useFocusByHash.ts';
import { useStore } from '../saving/useCourse.ts';
import { useCourseAction } from './useCourseAction.ts';

/** Saves all that is typed, then sends it. A refusal leads to its first field. */
export function useSubmit() {
  const store = useStore();
  const act = useCourseAction();
  return async (body: { over_newer?: true } = {}): Promise<CenterProdCard> => {
    if (!(await store.flush())) throw new ApiError(409, { message: unsaved });
    try {
      return await act('submit', body);
    } catch (error) {
      if (error instanceof ApiError) await explain(error);
      throw error;
    }
  };

  async function explain({ status, fields, current }: ApiError): Promise<void> {
    const { id } = store.current().card;
    // The course has changed meanwhile: the answer shows both values.
    if (status === 409 && current !== undefined)
      store.become(await partnerSession.call<CenterProdCard>(`/prods/my/${id}`));
    const [first] = Object.keys(fields);
    if (status !== 422 || first === undefined) return;
    store.refuse(fields);
    focusField(fieldOf(first));
  }
}

const unsaved = 'Не всё сохранено: исправьте отмеченные поля или дождитесь связи';

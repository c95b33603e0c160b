import type { CenterProdCard } from '@odonta/api/contract';
import { ApiError } from '../../../../../lib/api.ts';
import { partnerSession } from '../../../../identity/sessions/sessions.ts';
import { sendSaved } from '../../editor/sendSaved.ts';
import { useStore } from '../saving/useCourse.ts';
import { useCourseAction } from './useCourseAction.ts';

/** Saves all that is typed, then sends it. */
export function useSubmit() {
  const store = useStore();
  const act = useCourseAction();
  return (body: { over_newer?: true } = {}): Promise<CenterProdCard> =>
    sendSaved(store, async () => {
      try {
        return await act('submit', body);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409 && error.current !== undefined)
          await readAgain();
        throw error;
      }
    });

  /** The course has changed meanwhile: the answer shows both values. */
  async function readAgain(): Promise<void> {
    const { id } = store.current().card;
    store.become(await partnerSession.call<CenterProdCard>(`/prods/my/${id}`));
  }
}

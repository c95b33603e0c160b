import type { CenterProdCard } from '@odonta/api/contract';
import { partnerSession } from '../../../../identity/sessions/sessions.ts';
import { useStore } from '../saving/useCourse.ts';

/** An action with the opened course, which then shows the answer. */
export function useCourseAction() {
  const store = useStore();
  return async (name: string, body: object = {}): Promise<CenterProdCard> => {
    const { id } = store.current().card;
    const card = await partnerSession.call<CenterProdCard>(`/prods/my/${id}/${name}`, 'POST', body);
    store.become(card);
    return card;
  };
}

import type { OwnArticleCard } from '@odonta/api/contract';
import { partnerSession } from '../../../../identity/sessions/sessions.ts';
import { useStore } from '../useArticle.ts';

/** An action with the opened article, which then shows the answer. */
export function useArticleAction() {
  const store = useStore();
  return async (name: 'submit' | 'withdraw'): Promise<OwnArticleCard> => {
    const { id } = store.current().card;
    const card = await partnerSession.call<OwnArticleCard>(`/lk/articles/${id}/${name}`, 'POST', {});
    store.become(card);
    return card;
  };
}

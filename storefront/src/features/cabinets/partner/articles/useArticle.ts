import type { OwnArticleCard, ProposedArticle } from '@odonta/api/contract';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { noTies } from '../editor/saving/ties.ts';
import { documentContext } from '../editor/saving/useDocument.ts';
import { type ArticleField, labelOf } from './articleWords.ts';

const article = documentContext<OwnArticleCard, ProposedArticle>('article');

export const ArticleProvider = article.Provider;
export const useStore = article.useStore;
export const useArticle = article.useDocument;

export const useNewStore = (card: OwnArticleCard) =>
  article.useNewStore(card, {
    ties: noTies,
    isOpen: ({ edits }) => edits,
    save: (body) => partnerSession.call<OwnArticleCard>(`/lk/articles/${card.id}`, 'PUT', body),
  });

/** A text that readers have never seen, and no editor is reading. */
export const isDeletable = ({ edits, status, published_at }: OwnArticleCard): boolean =>
  edits || (status === 'REJECTED' && published_at === null);

/** A field of the opened article: its value as typed, and how to type another. */
export function useField<Name extends ArticleField>(name: Name) {
  const store = useStore();
  const { editing, card } = useArticle();
  // A closed article is shown as the editors have it.
  const values: ProposedArticle = card.edits ? { ...editing.live, ...editing.fields } : editing.live;
  return {
    id: `article-${name}`,
    label: labelOf(name),
    value: values[name],
    set: (value: ProposedArticle[Name]) => store.type({ [name]: value }),
  };
}

import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { partnerSession } from '../../../../identity/sessions/sessions.ts';
import { AskedButton } from '../../../../platform/actions/AskedButton.tsx';
import { useArticle, useStore } from '../useArticle.ts';

/** Deletes a text that readers have never seen, the input of this browser included. */
export function DeleteArticle() {
  const store = useStore();
  const { card } = useArticle();
  if (!card.edits && card.status !== 'REJECTED') return null;
  async function remove() {
    // A save on its way would come after the deletion.
    await store.flush();
    await partnerSession.call(`/lk/articles/${card.id}`, 'DELETE');
    store.discard();
  }
  const isDraft = card.status === 'DRAFT';
  return (
    <AskedButton
      label={isDraft ? 'Удалить черновик' : 'Удалить статью'}
      title={isDraft ? 'Удалить черновик?' : 'Удалить статью?'}
      keep="Оставить"
      yes="Удалить"
      act={remove}
      onDone={() => location.assign(paths.lkArticles)}
    >
      <p>Текст, обложка и источники пропадут. Вернуть их будет нельзя.</p>
    </AskedButton>
  );
}

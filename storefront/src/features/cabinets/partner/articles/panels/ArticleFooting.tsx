import { toast } from '../../../../../components/ui/toast.ts';
import { BusyButton } from '../../../../platform/actions/BusyButton.tsx';
import { SavingFooting } from '../../editor/SavingFooting.tsx';
import { sendSaved } from '../../editor/sendSaved.ts';
import { useArticle, useStore } from '../useArticle.ts';
import { useArticleAction } from './useArticleAction.ts';

/** The state of saving, and the way to the editors. */
export function ArticleFooting() {
  const store = useStore();
  const state = useArticle();
  const act = useArticleAction();
  if (!state.card.edits) return null;
  async function send() {
    await sendSaved(store, () => act('submit'));
    toast('success', 'Статья отправлена на проверку');
  }
  return (
    <SavingFooting state={state}>
      <BusyButton className="button" act={send}>
        Отправить на проверку
      </BusyButton>
    </SavingFooting>
  );
}

import type { OwnArticles } from '@odonta/api/contract';
import { DialogButton } from '../../../../../components/ui/DialogButton.tsx';
import { lazily } from '../../../../../lib/lazily.tsx';

const NewArticleForm = lazily(() => import('./NewArticleForm.tsx').then((part) => part.NewArticleForm));

/** Begins an article with its title alone. */
export const NewArticle = ({ lecturers }: Pick<OwnArticles, 'lecturers'>) => (
  <div>
    <DialogButton className="button" label="Новая статья" title="Новая статья">
      {(close) => <NewArticleForm lecturers={lecturers} close={close} />}
    </DialogButton>
  </div>
);

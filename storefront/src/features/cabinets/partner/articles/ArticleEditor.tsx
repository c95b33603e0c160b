import type { OwnArticleCard } from '@odonta/api/contract';
import styles from '../editor/editor.module.css';
import { useFocusByHash } from '../editor/useFocusByHash.ts';
import { ArticleFields } from './inputs/ArticleFields.tsx';
import { ArticleFooting } from './panels/ArticleFooting.tsx';
import { ArticleHead } from './panels/ArticleHead.tsx';
import { ArticleNotices } from './panels/ArticleNotices.tsx';
import { DeleteArticle } from './panels/DeleteArticle.tsx';
import { Missing } from './panels/Missing.tsx';
import { ArticleProvider, useArticle, useNewStore } from './useArticle.ts';

/** An article that a lecturer proposes, saved while it is typed. */
export function ArticleEditor({ card }: { card: OwnArticleCard }) {
  const store = useNewStore(card);
  return (
    <ArticleProvider value={store}>
      <Editor />
    </ArticleProvider>
  );
}

function Editor() {
  useFocusByHash();
  const { card } = useArticle();
  return (
    <div className={styles.editor}>
      <ArticleHead />
      <ArticleNotices />
      <div className={styles.columns}>
        <aside className={styles.aside} aria-label="О заполнении статьи">
          <Missing />
          <div className={styles.actions}>
            <DeleteArticle />
          </div>
        </aside>
        <fieldset className={styles.sections} disabled={!card.edits} aria-label="Поля статьи">
          <ArticleFields />
        </fieldset>
      </div>
      <ArticleFooting />
    </div>
  );
}

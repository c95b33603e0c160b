import type { OwnArticles } from '@odonta/api/contract';
import { paths } from '@odonta/db/vocabulary/addresses.ts';
import { partnerSession } from '../../../identity/sessions/sessions.ts';
import { Own } from '../../own/Own.tsx';
import own from '../../own/own.module.css';
import { LecturerCabinet } from '../lecturer/LecturerCabinet.tsx';
import { ArticleRow } from './list/ArticleRow.tsx';
import { NewArticle } from './list/NewArticle.tsx';
import { NoArticles } from './list/NoArticles.tsx';

/** The articles of a lecturer, and the way to a new one. */
export default function LecturerArticlesPage() {
  return (
    <LecturerCabinet back={{ href: paths.lkHome, words: 'Кабинет лектора' }}>
      <Own<OwnArticles> session={partnerSession} path="/lk/articles">
        {({ articles, lecturers }) => (
          <>
            {articles.length === 0 && <NoArticles />}
            {lecturers.length > 0 && <NewArticle lecturers={lecturers} />}
            <ul className={own.list}>
              {articles.map((article) => (
                <ArticleRow key={article.id} article={article} />
              ))}
            </ul>
          </>
        )}
      </Own>
    </LecturerCabinet>
  );
}

import type { OwnArticle } from '@odonta/api/contract';
import { articleStatuses } from '@odonta/db/vocabulary/content/articles/articleLifecycle.ts';
import { ownArticlePath } from '@odonta/db/vocabulary/content/articles/proposal.ts';
import own from '../../../own/own.module.css';
import partner from '../../partner.module.css';
import { answerOf, standingOf, toneOf } from '../articleWords.ts';

/** A proposed article leads to its editor, any other to its page. */
export function ArticleRow({ article }: { article: OwnArticle }) {
  const { id, title, status, canonical, is_proposed } = article;
  const href = is_proposed ? ownArticlePath(id) : canonical;
  const answer = answerOf(article);
  return (
    <li className={`card ${own.row}`}>
      <div className={own.about}>
        <span className={`badge ${toneOf(article)}`}>{articleStatuses[status].label}</span>
        <h2 className={own.name}>{href === null ? title : <a href={href}>{title}</a>}</h2>
        <span className={own.note}>{standingOf(article)}</span>
        {!is_proposed && <span className={own.note}>Вы указаны автором, статью ведёт редакция</span>}
        {answer !== '' && <span className={partner.remark}>{answer}</span>}
      </div>
      {is_proposed && canonical !== null && (
        <div className={own.end}>
          <a
            className="button button--quiet button--small"
            href={canonical}
            aria-label={`Открыть на сайте: ${title}`}
          >
            На сайте
          </a>
        </div>
      )}
    </li>
  );
}

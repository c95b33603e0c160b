import { articleStatuses } from '@odonta/db/vocabulary/content/articles/articleLifecycle.ts';
import own from '../../../own/own.module.css';
import { standingOf, toneOf } from '../articleWords.ts';
import { useArticle, useField } from '../useArticle.ts';

export function ArticleHead() {
  const { card } = useArticle();
  const { value: title } = useField('title');
  return (
    <header className={own.about}>
      <span className={`badge ${toneOf(card)}`}>{articleStatuses[card.status].label}</span>
      <h2>{title || 'Без заголовка'}</h2>
      <span className={own.note}>
        {card.lecturer.name} · {standingOf(card)}
      </span>
    </header>
  );
}

import type { StaffArticle } from '@odonta/api/contract';
import { likes, views } from '@odonta/db/vocabulary/content/articles/article.ts';
import { articleLifecycle } from '@odonta/db/vocabulary/content/articles/articleLifecycle.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { PreviewButton } from '../../../kit/record/PreviewButton.tsx';
import { SiteLink } from '../../../kit/record/SiteLink.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';

export function ArticleFacts({ article }: { article: StaffArticle }) {
  const { id, status, scheduled_at, published_at, view_count, like_count, canonical } = article;
  return (
    <>
      <StatusField statuses={articleLifecycle.statuses} />
      <span>№ {id}</span>
      {scheduled_at !== null && <span>Выйдет {formatMoment(scheduled_at)}</span>}
      {status !== 'PUBLISHED' && <PreviewButton />}
      {status === 'PUBLISHED' && published_at !== null && (
        <>
          <span>Опубликована {formatMoment(published_at)}</span>
          <span>
            {views(view_count)}, {likes(like_count)}
          </span>
          <SiteLink path={canonical} />
        </>
      )}
    </>
  );
}

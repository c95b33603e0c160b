import type { StaffArticle } from '@odonta/api/contract';
import { likes, views } from '@odonta/db/vocabulary/content/articles/article.ts';
import { articleLifecycle } from '@odonta/db/vocabulary/content/articles/articleLifecycle.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import { PreviewButton } from '../../../kit/record/PreviewButton.tsx';
import { ReferenceNames } from '../../../kit/record/ReferenceNames.tsx';
import { SiteLink } from '../../../kit/record/SiteLink.tsx';
import { StatusField } from '../../../kit/status/StatusField.tsx';
import { DueTime } from '../../catalog/prod_revisions/DueTime.tsx';

export function ArticleFacts({ article }: { article: StaffArticle }) {
  const { id, status, proposed_by, scheduled_at, published_at, view_count, like_count, canonical } = article;
  return (
    <>
      <StatusField statuses={articleLifecycle.statuses} />
      <span>№ {id}</span>
      {proposed_by !== null && (
        <span>
          Предложил <ReferenceNames reference="lecturers" ids={[proposed_by]} />
        </span>
      )}
      <DueTime of={article} isLabelled />
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

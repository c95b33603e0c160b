import type { Article } from '@odonta/db/models';
import { conflict } from '../../../platform/http/errors.ts';

/** A draft that readers have never seen is its lecturer's: he may be writing it at this moment. */
export const isLecturers = ({ proposed_by, published_at, status }: Article): boolean =>
  proposed_by !== null && published_at === null && status === 'DRAFT';

export const isEditors = (article: Article): boolean => !isLecturers(article);

export function refuseLecturers(article: Article): void {
  if (isLecturers(article)) throw conflict('Статья у лектора: он дописывает её и пришлёт на проверку');
}

/** A lecturer gets an answer before his text goes: a deletion would have none. */
export async function refuseUnanswered(article: Article): Promise<void> {
  refuseLecturers(article);
  if (article.proposed_by !== null && article.status === 'REVIEW')
    throw conflict('Лектор ждёт ответа: сначала отклоните статью с причиной');
}

/** Ends the showing, or the plan of one; answers the status that follows. */
export function unpublish(article: Article): 'DRAFT' | 'REVIEW' {
  article.set('scheduled_at', null);
  if (article.proposed_by === null || article.published_at !== null) return 'DRAFT';
  article.set('submitted_at', new Date());
  return 'REVIEW';
}

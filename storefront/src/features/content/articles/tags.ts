import type { ArticleCard } from '@odonta/api/contract';
import { type PageTag, pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';

/** A list is invalidated when its members change, and when anything it shows does: the articles and their authors. */
export function tagsOfArticles(list: PageTag, articles: readonly ArticleCard[]): PageTag[] {
  const authors = articles.flatMap(({ lecturers }) => lecturers.map(({ id }) => pageTag('lecturer', id)));
  return [list, ...articles.map(({ id }) => pageTag('article', id)), ...new Set(authors)];
}

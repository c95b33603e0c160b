import type { ArticleCard } from '@odonta/api/contract';

/** A list is invalidated when its members change, and when anything it shows does: the articles and their authors. */
export function tagsOfArticles(list: string, articles: readonly ArticleCard[]): string[] {
  const authors = articles.flatMap(({ lecturers }) => lecturers.map(({ id }) => `lecturer:${id}`));
  return [list, ...articles.map(({ id }) => `article:${id}`), ...new Set(authors)];
}

import type { ArticleCard, ArticleFull } from '@odonta/api/contract';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { minutes } from '@odonta/db/vocabulary/content/articles/article.ts';
import { formatMoscowDay } from '@odonta/db/vocabulary/time.ts';

export const publishedOn = ({ published_at }: Pick<ArticleCard, 'published_at'>): string =>
  formatMoscowDay(published_at);

/** The day it was last edited, where that is not the day it appeared. */
export function editedOn({ published_at, date_edit }: Pick<ArticleCard, 'published_at' | 'date_edit'>) {
  const edited = formatMoscowDay(date_edit);
  return date_edit > published_at && edited !== publishedOn({ published_at }) ? edited : null;
}

export const readingTime = ({ reading_minutes }: Pick<ArticleCard, 'reading_minutes'>): string =>
  `${minutes(reading_minutes)} чтения`;

export const mainCategoryOf = ({ categories: [first] }: Pick<ArticleCard, 'categories'>) =>
  categories.find(({ id }) => id === first);

/** The facts that the law requires on an advertisement. */
export function advertiserOf({
  ad_company,
  ad_inn,
  ad_reg_number,
}: Pick<ArticleFull, 'ad_company' | 'ad_inn' | 'ad_reg_number'>): string {
  return [ad_company, ad_inn && `ИНН ${ad_inn}`, ad_reg_number && `erid: ${ad_reg_number}`]
    .filter(Boolean)
    .join(', ');
}

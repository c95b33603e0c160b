import type { ArticleSearch } from '@odonta/api/contract';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';

/** The filters of the articles; they are stored in the address and nowhere else. */
export interface ArticleFilters {
  category?: string;
  tag?: string;
}

export const articlesOnPage = 12;

/** Invalid parts of an address are ignored: people edit addresses manually. */
export function articleFiltersOf(query: URLSearchParams): ArticleFilters {
  const category = categories.find(({ id }) => String(id) === query.get('category'));
  const tag = query.get('tag') ?? '';
  return {
    ...(category ? { category: String(category.id) } : {}),
    ...(/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(tag) && tag.length <= 100 ? { tag } : {}),
  };
}

export function articleSearchOf({ category, tag }: ArticleFilters, page: number): ArticleSearch {
  return {
    category: categories.find(({ id }) => String(id) === category)?.id,
    tag,
    limit: articlesOnPage,
    offset: (page - 1) * articlesOnPage,
  };
}

/** The filters with this one chosen, or without it where it was. */
export function toggled(chosen: ArticleFilters, name: keyof ArticleFilters, value: string): ArticleFilters {
  const { [name]: present, ...others } = chosen;
  return present === value ? others : { ...others, [name]: value };
}

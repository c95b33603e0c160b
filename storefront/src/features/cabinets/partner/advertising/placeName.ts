import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';

/** Where a banner stands; null is the whole site. */
export const placeName = (category_id: number | null): string =>
  category_id === null
    ? 'Весь сайт'
    : (categories.find(({ id }) => id === category_id)?.name ?? `Категория ${category_id}`);

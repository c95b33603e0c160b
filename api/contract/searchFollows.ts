import type { FollowedFilters } from '@odonta/db/vocabulary/catalog/searchFollow.ts';

/** A search whose new courses its owner gets by e-mail. */
export interface SearchFollowView {
  id: number;
  filters: FollowedFilters;
  /** «имплантация», Москва */
  label: string;
}

/** The same, for every bearer of the link in its letters. */
export type FollowedSearch = Pick<SearchFollowView, 'label'>;

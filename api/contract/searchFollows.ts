import type { FollowedFilters } from '@odonta/db/vocabulary/catalog/searchFollow.ts';

/** A search whose new courses its owner gets by e-mail. */
export interface SearchFollowView {
  id: number;
  filters: FollowedFilters;
  /** «имплантация», Москва */
  label: string;
}

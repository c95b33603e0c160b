import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';

/** What works over every list and record of `/api/adm/*`, whatever it is about. */

/** By key, such as `prods.columns`: what somebody chose for himself. Null in a request forgets. */
export type Preferences = Record<string, unknown>;

/** What a list is asked for. */
export interface ViewQuery {
  filter: Record<string, unknown>;
  sort: [field: string, order: 'ASC' | 'DESC'];
  per_page: number;
  /** Those that are seen, in their order; absent where nobody chose. */
  columns?: string[];
}

/** A list as somebody likes to see it. */
export interface SavedView {
  id: number;
  resource: string;
  name: string;
  /** As far as the list still understands it. */
  query: ViewQuery;
  /** Filters and the order that were saved and do not exist any more. */
  dropped: string[];
  /** Those it is shared with. */
  roles: StaffRole[];
  /** Opens by itself: for its owner, and for those it is shared with who have no such view of their own. */
  is_default: boolean;
  is_own: boolean;
  owner_name: string;
  version: number;
}

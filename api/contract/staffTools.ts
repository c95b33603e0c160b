import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';

/** Tools that work over every list and record of `/api/adm/*`. */

/** The user's own choices by key, such as `prods.columns`. Null in a request deletes one. */
export type Preferences = Record<string, unknown>;

/** The query of a list. */
export interface ViewQuery {
  filter: Record<string, unknown>;
  sort: [field: string, order: 'ASC' | 'DESC'];
  per_page: number;
  /** The visible ones in their order; absent for the default. */
  columns?: string[];
}

/** A saved view of a list. */
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

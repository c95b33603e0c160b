import type { CollectionCourseState } from '@odonta/db/vocabulary/advertising/collections/collection.ts';
import type { CollectionStatus } from '@odonta/db/vocabulary/advertising/collections/collectionLifecycle.ts';
import type { PageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import type { ProdCard } from './catalog.ts';
import type { Transitioning } from './envelope.ts';

/** A collection as its receiver sees it. */
export interface CollectionView {
  name: string;
  name_from: string;
  name_to: string;
  /** The manager's phone, if he wants to be called. */
  phone: string | null;
  /** Not sent yet. */
  is_draft: boolean;
  /** When it was last changed after it had been sent. */
  revised_at: number | null;
  items: CollectionItemView[];
  /** The tags whose changes invalidate this page. */
  tags: PageTag[];
}

export interface CollectionItemView {
  prod_id: number;
  name: string;
  note: string | null;
  /** Null for a course that is over, which is not sold. */
  card: ProdCard | null;
  state: Exclude<CollectionCourseState, 'HIDDEN'>;
}

export interface CollectionItemBody {
  prod_id: number;
  note: string | null;
}

export interface StaffCollection extends Transitioning {
  id: number;
  name: string;
  name_from: string;
  name_to: string;
  to_email: string | null;
  to_phone: string | null;
  /** In the order of the page. */
  items: CollectionItemBody[];
  /** The same courses, as they stand now. */
  courses: CollectionCourse[];
  is_show_phone: boolean;
  manager_id: number;
  manager_name: string;
  /** The address of the page, which is its secret. */
  path: string;
  comment_internal: string | null;
  status: CollectionStatus;
  expires_at: number;
  sent_at: number | null;
  opened_at: number | null;
  last_opened_at: number | null;
  revised_at: number | null;
  view_count: number;
  click_count: number;
  /** How many of its courses can no longer be booked. */
  over_count: number;
  /** The receiver's bookings of its courses since it was sent, by his contacts; null for viewers who may not list orders. */
  order_ids: number[] | null;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface CollectionCourse {
  prod_id: number;
  name: string;
  state: CollectionCourseState;
  date_start: number | null;
  click_count: number;
  /** A suggested replacement for a past course; only looked for on the card of one collection. */
  replacement?: { id: number; name: string; date_start: number | null } | null;
}

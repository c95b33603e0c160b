import type { FunnelCounts, FunnelMedians } from '@odonta/db/vocabulary/catalog/funnel.ts';

/** A course of a centre with its steps in a span of weeks, and the medians of others in its category. */
export interface CenterFunnelCourse {
  prod_id: number;
  name: string;
  center: string;
  category: string;
  counts: FunnelCounts;
  /** Null where fewer than five other centres have courses with enough views. */
  medians: FunnelMedians;
}

export interface CenterFunnel {
  courses: CenterFunnelCourse[];
  total: number;
  /** Of all courses of the answer's centres, also those on further pages. */
  sum: FunnelCounts;
  /** The Monday from which on everything is counted: later than the span begins where views were not counted yet. */
  since: string;
  is_whole_span: boolean;
}

export interface FunnelWeek {
  /** Its Monday. */
  week: string;
  counts: FunnelCounts;
}

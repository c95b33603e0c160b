import type { MetaIssueKind, MetaIssueResource } from '@odonta/db/vocabulary/content/metaFaults.ts';

/** Null where the page says it itself. */
export interface OwnMeta {
  title: string | null;
  description: string | null;
  h1: string | null;
  intro: string | null;
  /** Not to be found by search engines. */
  is_hidden: boolean;
}

export interface StaffPageMeta extends OwnMeta {
  id: number;
  path: string;
  created_at: number;
  updated_at: number;
  version: number;
}

/** An issue that the last check found in a public page's meta. */
export interface StaffMetaIssue {
  id: number;
  kind: MetaIssueKind;
  resource: MetaIssueResource;
  record_id: number;
  path: string;
  said: string;
  /** How many other pages say the same. */
  others: number;
  found_at: number;
}

/** The title and the description of a course for search engines; null where its page writes its own. */
export interface ProdSeo {
  path: string;
  title: string | null;
  description: string | null;
  /** Null until somebody has written any. */
  version: number | null;
}

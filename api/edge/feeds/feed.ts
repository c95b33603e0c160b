import type { SiteFacts } from '@odonta/api/contract';
import type { PageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';

/** A document for machines, cached by the page edge until its contents change. */
export interface Feed {
  contentType: string;
  tags: readonly PageTag[];
  text: string;
}

export interface FeedSite extends SiteFacts {
  now: number;
}

export type MakeFeed = (site: FeedSite) => Promise<Feed | null>;

export const xmlType = 'application/xml; charset=utf-8';

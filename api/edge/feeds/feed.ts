import type { SiteFacts } from '@odonta/api/contract';

/** A document for machines, kept by the page edge until something it tells has changed. */
export interface Feed {
  contentType: string;
  tags: readonly string[];
  text: string;
}

export interface FeedSite extends SiteFacts {
  now: number;
}

export type MakeFeed = (site: FeedSite) => Promise<Feed | null>;

export const xmlType = 'application/xml; charset=utf-8';

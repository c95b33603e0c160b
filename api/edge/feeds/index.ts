import { feedPaths } from '@odonta/db/vocabulary/addresses.ts';
import { sitemapPartOf } from '@odonta/db/vocabulary/edge/feeds.ts';
import { articlesRss } from './articlesRss.ts';
import { coursesRss } from './coursesRss.ts';
import { coursesYml } from './coursesYml.ts';
import type { MakeFeed } from './feed.ts';
import { robots } from './robots.ts';
import { sitemapIndex, sitemapPart } from './sitemaps.ts';

const feeds: Readonly<Record<string, MakeFeed>> = {
  [feedPaths.robots]: robots,
  [feedPaths.sitemap]: sitemapIndex,
  [feedPaths.courses]: coursesRss,
  [feedPaths.articles]: articlesRss,
  [feedPaths.yml]: coursesYml,
};

/** The machine-readable document at this path; null for pages. */
export function feedAt(path: string): MakeFeed | null {
  const part = sitemapPartOf(path);
  if (part) return sitemapPart(part.kind, part.number);
  return Object.hasOwn(feeds, path) ? (feeds[path] ?? null) : null;
}

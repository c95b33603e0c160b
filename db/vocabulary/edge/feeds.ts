import { feedPaths } from '../addresses.ts';

/** The inverse of `sitemapPartPath()`. */
export function sitemapPartOf(path: string): { kind: string; number: number } | null {
  const [, kind, number] = /^\/sitemap-([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(path) ?? [];
  return kind && number ? { kind, number: Number(number) } : null;
}

export const isFeed = (path: string): boolean =>
  (Object.values(feedPaths) as string[]).includes(path) || sitemapPartOf(path) !== null;

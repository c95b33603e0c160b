/** Files for robots and aggregators. Sitemaps are split by kind, and by number where a kind has many addresses. */
export const feedPaths = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  courses: '/rss/courses.xml',
  articles: '/rss/articles.xml',
  yml: '/yml.xml',
} as const;

export const sitemapPartPath = (kind: string, number: number) => `/sitemap-${kind}-${number}.xml`;

export function sitemapPartOf(path: string): { kind: string; number: number } | null {
  const [, kind, number] = /^\/sitemap-([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(path) ?? [];
  return kind && number ? { kind, number: Number(number) } : null;
}

export const isFeed = (path: string): boolean =>
  (Object.values(feedPaths) as string[]).includes(path) || sitemapPartOf(path) !== null;

import type { ArticleCard, SiteFacts } from '@odonta/api/contract';
import { brand } from '../../lib/brand.ts';
import { articlePath, paths } from '../../paths.ts';
import { mainCategoryOf } from './articleWords.ts';

/** RSS 2.0: the newest articles for readers and for aggregators. */
export function articlesRss(articles: readonly ArticleCard[], { base_url }: SiteFacts): string {
  const newest = articles[0]?.published_at;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>${text(`Статьи — ${brand.name}`)}</title>
<link>${text(base_url + paths.articles)}</link>
<atom:link href="${text(base_url + paths.articlesRss)}" rel="self" type="application/rss+xml"/>
<description>Статьи лекторов для практикующих стоматологов</description>
<language>ru</language>${newest === undefined ? '' : `\n<lastBuildDate>${day(newest)}</lastBuildDate>`}
${articles.map((article) => item(article, base_url)).join('\n')}
</channel></rss>
`;
}

function item(article: ArticleCard, base: string): string {
  const address = text(base + articlePath(article));
  const category = mainCategoryOf(article);
  return [
    '<item>',
    `<title>${text(article.is_sponsored ? `Реклама. ${article.title}` : article.title)}</title>`,
    `<link>${address}</link>`,
    `<guid isPermaLink="false">${text(`${base}/articles/${article.id}`)}</guid>`,
    `<pubDate>${day(article.published_at)}</pubDate>`,
    `<description>${text(article.description)}</description>`,
    ...article.lecturers.map(({ name }) => `<dc:creator>${text(name)}</dc:creator>`),
    ...(category ? [`<category>${text(category.name)}</category>`] : []),
    ...article.tags.map(({ name }) => `<category>${text(name)}</category>`),
    '</item>',
  ].join('');
}

const day = (seconds: number) => new Date(seconds * 1000).toUTCString();

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Characters that XML does not know at all are dropped: one of them would spoil the whole feed. */
const text = (raw: string) =>
  raw
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');

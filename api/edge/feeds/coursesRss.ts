import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { feedPaths } from '@odonta/db/vocabulary/edge/feeds.ts';
import type { MakeFeed } from './feed.ts';
import { newestProds } from './feedProds.ts';
import { plainText } from './plainText.ts';
import { documentOf, element } from './xml.ts';

const atMost = 50;

/** RSS 2.0 of the courses published last. */
export const coursesRss: MakeFeed = async ({ base_url }) => {
  const prods = await newestProds(atMost);
  const items = prods.map(({ card, name, text, published_at, created_at }) => {
    const link = base_url + prodPath(card);
    return element('item', [
      element('title', name),
      element('link', link),
      element('guid', link, { isPermaLink: 'true' }),
      element('pubDate', (published_at ?? created_at).toUTCString()),
      element('description', plainText(text, 300)),
    ]);
  });
  const channel = element('channel', [
    element('title', 'Одонта — новые курсы'),
    element('link', `${base_url}/search`),
    element('description', 'Курсы, вебинары и конгрессы для стоматологов, которые появились недавно'),
    element('language', 'ru'),
    element('atom:link', '', {
      href: base_url + feedPaths.courses,
      rel: 'self',
      type: 'application/rss+xml',
    }),
    ...items,
  ]);
  const root = element('rss', channel, { version: '2.0', 'xmlns:atom': 'http://www.w3.org/2005/Atom' });
  return { contentType: 'application/rss+xml; charset=utf-8', tags: ['list'], text: documentOf(root) };
};

import { feedPaths, paths, prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import type { MakeFeed } from './feed.ts';
import { newestProds } from './feedProds.ts';
import { plainText } from './plainText.ts';
import { rssOf } from './rss.ts';

const atMost = 50;

/** The courses published last. */
export const coursesRss: MakeFeed = async ({ base_url }) => {
  const prods = await newestProds(atMost);
  return rssOf({
    title: 'Одонта — новые курсы',
    link: base_url + paths.search,
    self: base_url + feedPaths.courses,
    description: 'Курсы, вебинары и конгрессы для стоматологов, которые появились недавно',
    tags: [pageTag('list')],
    items: prods.map(({ card, name, text, published_at, created_at }) => {
      const link = base_url + prodPath(card);
      return {
        title: name,
        link,
        guid: { '@isPermaLink': 'true', '#text': link },
        pubDate: (published_at ?? created_at).toUTCString(),
        description: plainText(text, 300),
      };
    }),
  });
};

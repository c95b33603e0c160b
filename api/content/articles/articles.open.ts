import type { ArticleCounts, ArticleLiked } from '@odonta/api/contract';
import { pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { openAudience } from '../../platform/http/audiences.ts';
import { isBot } from '../../platform/http/bots.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { malformed, notFound } from '../../platform/http/errors.ts';
import { byAddress } from '../../platform/http/limits.ts';
import { like, likerOf, unlike, view, viewerOf } from './articles.reactions.ts';
import { countsOf, findArticle, findArticleCategories, findArticles, findTags } from './articles.reading.ts';
import { articleSearch, visitor } from './articles.schema.ts';

const counted = 'with counters of readers, of which no change is reported';
const open = { audience: openAudience, allow: 'anyone' } as const;

export const articleEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    ...open,
    method: 'get',
    path: '/articles',
    summary:
      'Published articles, the newest first; by category, tag, lecturer and words of title and description',
    query: articleSearch,
    unkept: counted,
    handle: async ({ query }) => ({ message: await findArticles(query) }),
  }),
  endpoint({
    ...open,
    method: 'get',
    path: '/articles/tags',
    summary: 'Tags of published articles with their counts',
    handle: async () => ({ message: await findTags(), shows: [pageTag('articles')] }),
  }),
  endpoint({
    ...open,
    method: 'get',
    path: '/articles/categories',
    summary: 'The categories with the counts of their articles',
    handle: async () => ({
      message: await findArticleCategories(),
      shows: [pageTag('articles'), pageTag('categories')],
    }),
  }),
  endpoint({
    ...open,
    method: 'get',
    path: '/articles/:id',
    summary: 'A published article',
    unkept: counted,
    handle: async ({ params }) => ({ message: known(await findArticle(idOf(params))) }),
  }),
  endpoint({
    ...open,
    method: 'get',
    path: '/articles/:id/counts',
    summary: 'How often an article was viewed and liked, as of now',
    unkept: counted,
    handle: async ({ params }) => ({ message: known(await countsOf(idOf(params))) }),
  }),
];

/** The beacons of readers. `secret` keeps their hashes from being guessed. */
export function articleReactions(secret: string): readonly AnyEndpoint[] {
  const reacting = { ...open, path: '/articles/:id/like', body: visitor } as const;
  // Both ways count together: a button that is pressed to and fro is one amusement.
  const limit = { name: 'article_likes', points: 60, seconds: 60, by: byAddress };
  return [
    endpoint({
      ...reacting,
      limit,
      method: 'post',
      summary: 'Like an article; the same visitor counts once',
      handle: async ({ params, body, origin }) => {
        const id = idOf(params);
        const counts = await like(id, likerOf(secret, id, body.visitor_id, origin.ip));
        return { message: liked(counts, true) };
      },
    }),
    endpoint({
      ...reacting,
      limit,
      method: 'delete',
      summary: 'Take a like back',
      handle: async ({ params, body, origin }) => {
        const id = idOf(params);
        const counts = await unlike(id, likerOf(secret, id, body.visitor_id, origin.ip));
        return { message: liked(counts, false) };
      },
    }),
    endpoint({
      ...open,
      method: 'post',
      path: '/articles/:id/view',
      summary: 'Count a reading of five seconds; a visitor counts once a day, a bot never',
      body: visitor,
      limit: { name: 'article_views', points: 60, seconds: 60, by: byAddress },
      handle: async ({ params, body, origin }) => {
        const id = idOf(params);
        const day = moscowDay(new Date());
        const counts = isBot(origin.user_agent)
          ? await countsOf(id)
          : await view(id, day, viewerOf(secret, id, body.visitor_id, day));
        return { message: known<ArticleCounts>(counts) };
      },
    }),
  ];
}

function idOf({ id = '' }: Record<string, string>): number {
  if (!/^[1-9]\d*$/.test(id) || Number(id) > 2_147_483_647) throw malformed('Номер статьи — целое число');
  return Number(id);
}

function known<Found>(found: Found | null): Found {
  if (found === null) throw notFound('Такой статьи нет');
  return found;
}

const liked = (counts: ArticleCounts | null, is_liked: boolean): ArticleLiked => ({
  ...known(counts),
  is_liked,
});

import type { APIRoute } from 'astro';
import { articlesRss } from '../../features/articles/rss.ts';
import { tagsOfArticles } from '../../features/articles/tags.ts';

export const prerender = false;

export const GET: APIRoute = async ({ locals, cache }) => {
  const { articles } = await locals.data.articles({ limit: 50, offset: 0 });
  cache.set({ tags: tagsOfArticles('articles', articles) });
  return new Response(articlesRss(articles, locals.data.site), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
};

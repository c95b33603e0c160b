import type { ArticleCard } from '@odonta/api/contract';
import { articlePath, below, feedPaths, paths } from '@odonta/db/vocabulary/addresses.ts';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import { findArticles } from '../../content/articles/articles.reading.ts';
import type { XmlElement } from '../../platform/xml.ts';
import type { MakeFeed } from './feed.ts';
import { rssOf } from './rss.ts';

const atMost = 50;

/** The newest articles. */
export const articlesRss: MakeFeed = async ({ base_url }) => {
  const { articles } = await findArticles({ limit: atMost, offset: 0 });
  const [newest] = articles;
  const lecturers = articles.flatMap((article) => article.lecturers.map(({ id }) => pageTag('lecturer', id)));
  return rssOf({
    title: 'Статьи — Одонта',
    link: base_url + paths.articles,
    self: base_url + feedPaths.articles,
    description: 'Статьи лекторов для практикующих стоматологов',
    lastBuildDate: newest && dateOf(newest.published_at),
    tags: [pageTag('articles'), ...articles.map(({ id }) => pageTag('article', id)), ...new Set(lecturers)],
    items: articles.map((article) => itemOf(article, base_url)),
  });
};

function itemOf(article: ArticleCard, base: string): XmlElement {
  const category = categories.find(({ id }) => id === article.categories[0]);
  return {
    title: article.is_sponsored ? `Реклама. ${article.title}` : article.title,
    link: base + articlePath(article),
    guid: { '@isPermaLink': 'false', '#text': `${base}${below.articles}${article.id}` },
    pubDate: dateOf(article.published_at),
    description: article.description,
    'dc:creator': article.lecturers.map(({ name }) => name),
    category: [...(category ? [category.name] : []), ...article.tags.map(({ name }) => name)],
  };
}

const dateOf = (seconds: number) => new Date(seconds * 1000).toUTCString();

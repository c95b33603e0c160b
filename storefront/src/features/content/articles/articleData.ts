import type { ArticleFull, SiteFacts } from '@odonta/api/contract';
import { lecturerPath } from '@odonta/db/vocabulary/addresses.ts';
import { pictureSrc } from '@odonta/db/vocabulary/edge/pictures.ts';
import { mainCategoryOf } from './articleWords.ts';

export function articleData(article: ArticleFull, { base_url }: SiteFacts) {
  const url = `${base_url}${article.canonical}`;
  const { filename } = article.image;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: article.title,
    description: article.description,
    inLanguage: 'ru',
    datePublished: momentOf(article.published_at),
    dateModified: momentOf(Math.max(article.date_edit, article.published_at)),
    articleSection: mainCategoryOf(article)?.name,
    keywords: article.tags.map(({ name }) => name).join(', '),
    timeRequired: `PT${article.reading_minutes}M`,
    ...(filename === null ? {} : { image: `${base_url}${pictureSrc('articles', filename, 1200)}` }),
    author:
      article.lecturers.length > 0
        ? article.lecturers.map((lecturer) => ({
            '@type': 'Person',
            name: lecturer.name,
            url: `${base_url}${lecturerPath(lecturer)}`,
          }))
        : { '@id': `${base_url}/#organization` },
    publisher: { '@id': `${base_url}/#organization` },
    citation: article.sources.map(({ text }) => text),
    ...(article.is_sponsored && article.ad_company !== null
      ? { sponsor: { '@type': 'Organization', name: article.ad_company } }
      : {}),
  };
}

const momentOf = (seconds: number) => new Date(seconds * 1000).toISOString();

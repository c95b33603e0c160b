import type { Sequelize, Transaction } from 'sequelize';
import { slugOf } from '../../vocabulary/slugs.ts';
import { articleHtml } from './articleHtml.ts';
import { articles } from './cast/articles/index.ts';
import type { CastArticle } from './cast/articles/types.ts';
import { type LecturerKey, lecturers } from './cast/lecturers.ts';
import { type ProdKey, prods } from './cast/prods/index.ts';
import { ago, dayFromNow } from './moments.ts';
import { articleCover } from './pictures/names.ts';
import { insertRows, moveCounters } from './rows/insertRows.ts';

const day = 86_400;
const lecturerKeys = Object.keys(lecturers);
const prodKeys = Object.keys(prods);
/** Named lecturers and courses are the first in a fresh database, in the order of the cast. */
const lecturerId = (key: LecturerKey) => lecturerKeys.indexOf(key) + 1;
const prodId = (key: ProdKey) => prodKeys.indexOf(key) + 1;

/** Writes the articles with their authors, courses and tags. */
export async function fillArticles(
  sequelize: Sequelize,
  { courses, now }: { courses: number; now: number },
  transaction: Transaction,
): Promise<void> {
  const tags = [...new Set(articles.flatMap(({ tags }) => tags))];
  const links = <Key>(
    keysOf: (article: CastArticle) => readonly Key[],
    column: string,
    idOf: (key: Key) => number,
  ) =>
    articles.flatMap((article, index) =>
      keysOf(article).map((key, sort) => ({ article_id: index + 1, [column]: idOf(key), sort })),
    );
  const rows = {
    articles: articles.map((article, index) => articleRow(article, index, now)),
    tags: tags.map((name, index) => ({ id: index + 1, name, slug: slugOf(name) })),
    article_lecturers: links(({ authors }) => authors, 'lecturer_id', lecturerId),
    article_tags: links(
      ({ tags }) => tags,
      'tag_id',
      (name) => tags.indexOf(name) + 1,
    ),
    article_prods: links(
      ({ prods = [] }) => prods.filter((key) => prodId(key) <= courses),
      'prod_id',
      prodId,
    ),
    status_changes: articles.flatMap(({ returned: reason }, index) =>
      reason === undefined
        ? []
        : [
            {
              ...{ resource: 'articles', record_id: index + 1, move: 'reject', reason },
              ...{ from_status: 'REVIEW', to_status: 'REJECTED', created_at: ago(day, now) },
            },
          ],
    ),
  };
  for (const [table, list] of Object.entries(rows)) await insertRows(sequelize, table, list, transaction);
  await moveCounters(sequelize, ['articles', 'tags'], transaction);
}

function articleRow(
  { title, description, body, sources, ad, returned, status = 'PUBLISHED', ...article }: CastArticle,
  index: number,
  now: number,
) {
  const isPublished = status === 'PUBLISHED';
  const added = ago((index * 9 + 4) * day, now);
  return {
    id: index + 1,
    slug: slugOf(title),
    title,
    description,
    text: articleHtml(body),
    filename: returned === undefined ? articleCover(index) : null,
    alt: returned === undefined ? `Иллюстрация к статье «${title}»` : null,
    categories: article.categories,
    sources: sources.map(([text, url = null]) => ({ text, url })),
    reviewer: article.reviewer ?? null,
    conflict_of_interest: article.conflict ?? null,
    is_sponsored: ad !== undefined,
    ad_company: ad?.company ?? null,
    ad_inn: ad?.inn ?? null,
    ad_reg_number: ad?.token ?? null,
    status,
    ...(article.isProposed || returned !== undefined
      ? { proposed_by: lecturerId(article.authors[0]), submitted_at: ago(2 * day, now) }
      : { proposed_by: null, submitted_at: null }),
    published_at: isPublished ? ago((index * 9 + 2) * day + index * 3600, now) : null,
    scheduled_at: status === 'SCHEDULED' ? dayFromNow(7, now) : null,
    view_count: isPublished ? 180 + ((index * 397) % 2400) : 0,
    like_count: isPublished ? 3 + ((index * 29) % 96) : 0,
    date_add: added,
    date_edit:
      index % 4 === 1
        ? ago((index * 2 + 1) * day, now)
        : isPublished
          ? ago((index * 9 + 2) * day + index * 3600, now)
          : added,
    version: 0,
  };
}

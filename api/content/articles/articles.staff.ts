import type { StaffArticle } from '@odonta/api/contract';
import { Article, deleteReaders } from '@odonta/db/models';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { likesOfAddress } from '@odonta/db/vocabulary/content/articles/article.ts';
import {
  articleLifecycle,
  articleStatuses,
} from '@odonta/db/vocabulary/content/articles/articleLifecycle.ts';
import { formatMoscowDay, nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { literal, Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { invalid } from '../../platform/http/errors.ts';
import { id } from '../../platform/http/validation.ts';
import { seenSoonMs } from '../../platform/jobs/timed.ts';
import { writing } from '../../platform/kit/impersonation.ts';
import { type ActionContext, defineResource, type ReadContext } from '../../platform/kit/resource.ts';
import { anyIn, anywhere, byCode, byId, isTrue, since, until } from '../../platform/lists/filters.ts';
import { articleEndpoints, articleReactions } from './articles.open.ts';
import { presentArticleForStaff } from './articles.presenter.ts';
import { type ArticleBody, articleBody, scheduleBody } from './articles.schema.ts';
import {
  columnsOf,
  linksOf,
  refuseIncomplete,
  refuseSpoiled,
  refuseStrangers,
  slugFor,
  writeLinks,
} from './articles.writing.ts';
import { publishDueArticles } from './publishDueArticles.ts';

export const articlesForStaff = defineResource({
  name: 'articles',
  audience: staffAudience,
  impersonator: [...writing, 'submit', 'rework', 'publish', 'schedule', 'unpublish'],
  model: Article,
  rows: () => ({}),
  present: presentArticles,
  searched: {
    title: ['title'],
    detail: ['slug'],
    words: ['title', 'slug'],
  },
  copies: ({ slug: _slug, ad_company: _company, ad_inn: _inn, ad_reg_number: _mark, ...article }) => article,
  list: {
    allow: 'articles.list',
    filters: {
      id: byId(),
      q: anywhere('title', 'slug'),
      status: byCode('status', articleStatuses),
      category: anyIn('categories', Joi.number().valid(...categories.map((category) => category.id))),
      lecturer_id: { schema: id, where: writtenBy },
      is_sponsored: isTrue('is_sponsored'),
      published_from: since('published_at'),
      published_to: until('published_at'),
    },
    sort: ['id', 'title', 'status', 'date_add', 'date_edit', 'published_at', 'view_count', 'like_count'],
    facets: ['status'],
  },
  read: { allow: 'articles.show' },
  create: { allow: 'articles.create', body: articleBody, run: createArticle },
  update: { allow: 'articles.edit', body: articleBody, run: updateArticle },
  remove: { allow: 'articles.delete' },
  export: {
    allow: 'articles.export',
    columns: [
      'id',
      'title',
      { field: 'status', value: ({ status }) => articleStatuses[status].label },
      {
        field: 'published_at',
        value: ({ published_at }) => (published_at === null ? null : formatMoscowDay(published_at)),
      },
      'view_count',
      'like_count',
      {
        field: 'ad_company',
        title: 'Реклама',
        value: ({ is_sponsored, ad_company }) => (is_sponsored ? ad_company : null),
      },
      { field: 'canonical', title: 'Адрес' },
    ],
  },
  lifecycle: articleLifecycle,
  transitions: {
    submit: { allow: 'articles.edit' },
    rework: { allow: 'articles.publish' },
    publish: {
      allow: 'articles.publish',
      run: ({ row }) => {
        refuseIncomplete(row);
        row.set({ published_at: row.published_at ?? new Date(), scheduled_at: null });
      },
    },
    schedule: staffTransition(Article, scheduleBody, {
      allow: 'articles.schedule',
      run: ({ row, body: { scheduled_at } }) => {
        refuseIncomplete(row);
        if (scheduled_at <= nowInSeconds()) throw invalid({ scheduled_at: 'Этот момент уже прошёл' });
        row.set('scheduled_at', new Date(scheduled_at * 1000));
      },
    }),
    unpublish: { allow: 'articles.unpublish', run: ({ row }) => row.set('scheduled_at', null) },
  },
  refersTo: [
    {
      of: 'lecturers',
      table: 'article_lecturers',
      column: 'lecturer_id',
      beside: ['article_id'],
      counted: ['статья', 'статьи', 'статей'],
    },
  ],
  endpoints: ({ secret }) => [...articleEndpoints, ...articleReactions(secret)],
  schedule: [
    {
      name: 'publish_due_articles',
      pauseMs: seenSoonMs,
      because: 'an article appears at the second its author chose',
      work: publishDueArticles,
    },
    {
      name: 'delete_readers',
      every: 'hour',
      work: (sequelize) => deleteReaders(sequelize, likesOfAddress.days),
    },
  ],
});

async function presentArticles(
  articles: Article[],
  { transaction }: ReadContext<SignedInUser>,
): Promise<Omit<StaffArticle, 'available_transitions'>[]> {
  const linksOfArticle = await linksOf(
    articles.map((article) => article.id),
    transaction,
  );
  return articles.map((article) => presentArticleForStaff(article, linksOfArticle(article.id)));
}

async function createArticle({
  body,
  transaction,
}: ActionContext<SignedInUser, ArticleBody>): Promise<Article> {
  await refuseStrangers(body, transaction);
  const article = await Article.create(
    { ...columnsOf(body), slug: slugFor(body), title: body.title },
    { transaction },
  );
  await writeLinks(article, body, transaction);
  return article;
}

async function updateArticle({
  row,
  body,
  transaction,
}: ActionContext<SignedInUser, Partial<ArticleBody>> & { row: Article }): Promise<void> {
  await refuseStrangers(body, transaction);
  row.set(columnsOf(body));
  refuseSpoiled(row);
  await writeLinks(row, body, transaction);
}

function writtenBy(lecturerId: number) {
  const query = `(select article_id from article_lecturers where lecturer_id = ${Number(lecturerId)})`;
  return { id: { [Op.in]: literal(query) } };
}

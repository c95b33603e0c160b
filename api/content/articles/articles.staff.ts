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
import { flag, id } from '../../platform/http/validation.ts';
import { seenSoonMs } from '../../platform/jobs/timed.ts';
import { writing } from '../../platform/kit/impersonation.ts';
import { defineResource, type ReadContext } from '../../platform/kit/resource.ts';
import { anyIn, anywhere, byCode, byId, isTrue, since, until } from '../../platform/lists/filters.ts';
import { articleEndpoints, articleReactions } from './articles.open.ts';
import { presentArticleForStaff } from './articles.presenter.ts';
import { createArticle, updateArticle } from './articles.saving.ts';
import { articleBody, scheduleBody } from './articles.schema.ts';
import { linksOf, refuseIncomplete } from './articles.writing.ts';
import { isEditors, refuseUnanswered, unpublish } from './proposals/holding.ts';
import { notifyOfPublished, toProposer } from './proposals/notifyProposer.ts';
import { overdueProposals } from './proposals/overdueProposals.ts';
import { proposalRejected, proposalReturned } from './proposals.letters.ts';
import { publishDueArticles } from './publishDueArticles.ts';

export const articlesForStaff = defineResource({
  name: 'articles',
  audience: staffAudience,
  impersonator: [...writing, 'submit', 'rework', 'reject', 'publish', 'schedule', 'unpublish'],
  model: Article,
  // A lecturer's draft is his own until he sends it.
  rows: () => ({ [Op.or]: [{ proposed_by: null }, { submitted_at: { [Op.not]: null } }] }),
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
      is_proposed: {
        schema: flag,
        where: (isProposed: boolean) => ({ proposed_by: { [isProposed ? Op.not : Op.is]: null } }),
      },
      is_overdue: overdueProposals,
      published_from: since('published_at'),
      published_to: until('published_at'),
    },
    sort: ['id', 'title', 'status', 'date_add', 'date_edit', 'published_at', 'view_count', 'like_count'],
    facets: ['status'],
  },
  read: { allow: 'articles.show' },
  create: { allow: 'articles.create', body: articleBody, run: createArticle },
  update: { allow: 'articles.edit', body: articleBody, run: updateArticle },
  remove: { allow: 'articles.delete', run: ({ row }) => refuseUnanswered(row) },
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
    submit: { allow: 'articles.edit', when: isEditors },
    withdraw: 'notOfStaff',
    rework: { allow: 'articles.publish', effects: toProposer(proposalReturned) },
    reject: {
      allow: 'articles.publish',
      when: ({ proposed_by }) => proposed_by !== null,
      effects: toProposer(proposalRejected),
    },
    publish: {
      allow: 'articles.publish',
      when: isEditors,
      run: ({ row }) => {
        refuseIncomplete(row);
        row.set({ published_at: row.published_at ?? new Date(), scheduled_at: null });
      },
    },
    schedule: staffTransition(Article, scheduleBody, {
      allow: 'articles.schedule',
      when: isEditors,
      run: ({ row, body: { scheduled_at } }) => {
        refuseIncomplete(row);
        if (scheduled_at <= nowInSeconds()) throw invalid({ scheduled_at: 'Этот момент уже прошёл' });
        row.set('scheduled_at', new Date(scheduled_at * 1000));
      },
    }),
    unpublish: { allow: 'articles.unpublish', run: ({ row }) => unpublish(row) },
  },
  refersTo: [
    {
      of: 'lecturers',
      table: 'article_lecturers',
      column: 'lecturer_id',
      beside: ['article_id'],
      counted: ['статья', 'статьи', 'статей'],
    },
    {
      of: 'lecturers',
      column: 'proposed_by',
      counted: ['предложенная статья', 'предложенные статьи', 'предложенных статей'],
      isVersioned: true,
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
      name: 'notify_of_published_articles',
      pauseMs: seenSoonMs,
      because: 'a lecturer may announce his article as soon as it is out',
      work: notifyOfPublished,
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

function writtenBy(lecturerId: number) {
  const query = `(select article_id from article_lecturers where lecturer_id = ${Number(lecturerId)})`;
  return { id: { [Op.in]: literal(query) } };
}

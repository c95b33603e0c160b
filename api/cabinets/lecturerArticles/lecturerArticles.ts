import type { NewOwnArticle } from '@odonta/api/contract';
import type { Article } from '@odonta/db/models';
import { articleCoverAtLeast } from '@odonta/db/vocabulary/content/articles/proposal.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import { articleBody } from '../../content/articles/articles.schema.ts';
import { userAudience } from '../../identity/sessions/audiences.ts';
import { byUser, type SignedInUser } from '../../identity/sessions/userSessions.ts';
import { pictureUpload } from '../../platform/files/pictureUpload.ts';
import { bodyOfStaff } from '../../platform/http/bodySize.ts';
import { type AnyEndpoint, type Call, endpoint } from '../../platform/http/endpoint.ts';
import { notFound } from '../../platform/http/errors.ts';
import { id } from '../../platform/http/validation.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { lecturersOf } from '../lecturer/lecturersOf.ts';
import { findProposal, lockOwnLecturer, refuseClosed } from './access.ts';
import { beginArticle, remove, submit, withdraw } from './acting.ts';
import { cardOf, listArticles } from './reading.ts';
import { savedBody, saveFields } from './values.ts';

const base = { audience: userAudience, allow: 'partner himself' } as const;
/** An editor saves by itself every few seconds. */
const saves = { name: 'lecturer_articles', points: 2000, seconds: 3600, by: byUser };
const actions = { ...saves, name: 'lecturer_article_actions', points: 100 };

const list = endpoint({
  ...base,
  method: 'get',
  path: '/lk/articles',
  summary: 'The articles that I proposed, and those that name me as an author',
  handle: async ({ actor }) => ({ message: await listArticles(await lecturersOf(actor)) }),
});

const begin = endpoint({
  ...base,
  method: 'post',
  path: '/lk/articles',
  summary: 'Begin an article: a draft that nobody else sees',
  body: Joi.object<NewOwnArticle>({ lecturer_id: id.required(), title: articleBody.extract('title') }),
  limit: actions,
  idempotent: true,
  handle: ({ actor, body, origin, answered }) =>
    unitOfWork.transaction(async (transaction) => {
      const lecturer = await lockOwnLecturer(actor, body.lecturer_id, transaction);
      const article = await beginArticle(lecturer, body, transaction);
      await audit('create', article, { by: userAudience.auditActor(actor), origin }, transaction);
      return answered({ status: 201, message: await cardOf(article, transaction) }, transaction);
    }),
});

const read = endpoint({
  ...base,
  method: 'get',
  path: '/lk/articles/:id',
  summary: 'An article that I proposed, as its editor shows it',
  handle: async ({ actor, params }) => ({ message: await cardOf(await findProposal(actor, params.id)) }),
});

const save = endpoint({
  ...base,
  method: 'put',
  path: '/lk/articles/:id',
  summary: 'Save changed fields of my draft',
  body: savedBody,
  size: bodyOfStaff,
  limit: saves,
  handle: (call) =>
    within(call, async (article, signed, transaction) => {
      refuseClosed(article);
      const changes = await saveFields(article, call.body, transaction);
      if (Object.keys(changes).length > 0) await audit('edit', article, signed, transaction, changes);
    }),
});

const action = (
  name: string,
  summary: string,
  act: (article: Article, signed: Signed, transaction: Transaction) => Promise<void>,
): AnyEndpoint =>
  endpoint({
    ...base,
    method: 'post',
    path: `/lk/articles/:id/${name}`,
    summary,
    body: Joi.object({}),
    limit: actions,
    handle: (call) => within(call, act),
  });

const end = endpoint({
  ...base,
  method: 'delete',
  path: '/lk/articles/:id',
  summary: 'Delete an article of mine that readers have never seen',
  limit: actions,
  handle: ({ actor, params, origin }) =>
    unitOfWork.transaction(async (transaction) => {
      const article = await findProposal(actor, params.id, transaction);
      await remove(article, transaction);
      await audit('delete', article, { by: userAudience.auditActor(actor), origin }, transaction);
      return { message: { id: article.id } };
    }),
});

const upload = pictureUpload({
  ...base,
  path: '/lk/articles/pictures',
  summary: 'Upload the cover of an article of mine',
  limit: { ...actions, name: 'lecturer_article_pictures', points: 60 },
  ...{ folder: 'articles', atLeast: articleCoverAtLeast, shownAt: 640 },
  refuse: async (actor) => {
    if ((await lecturersOf(actor)).length === 0) throw notFound();
  },
});

export const lecturerArticleEndpoints: AnyEndpoint[] = [
  upload,
  list,
  begin,
  read,
  save,
  end,
  action('submit', 'Send my article to the editors', submit),
  action('withdraw', 'Take back my article from the editors', withdraw),
];

/** An act on one's own locked proposal; answers it as its editor shows it. */
const within = <Body>(
  { actor, params, origin }: Call<SignedInUser, unknown, Body>,
  act: (article: Article, signed: Signed, transaction: Transaction) => Promise<void>,
) =>
  unitOfWork.transaction(async (transaction) => {
    const article = await findProposal(actor, params.id, transaction);
    await act(article, { by: userAudience.auditActor(actor), origin }, transaction);
    return { message: await cardOf(article, transaction) };
  });

const audit = (
  action: 'create' | 'edit' | 'delete',
  { id: record_id }: Article,
  signed: Signed,
  transaction: Transaction,
  changes = {},
) => unitOfWork.audit({ ...signed, action, resource: 'articles', record_id, changes }, transaction);

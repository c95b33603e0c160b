import type { OwnArticle, OwnArticleCard, OwnArticles } from '@odonta/api/contract';
import { Article, ArticleLecturer, Lecturer, StatusChange } from '@odonta/db/models';
import { articlePath } from '@odonta/db/vocabulary/addresses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction } from 'sequelize';
import { dueOf } from '../../content/articles/articles.presenter.ts';
import { isLecturers } from '../../content/articles/proposals/holding.ts';
import { missingForLecturer, valuesOf } from './values.ts';

const atMost = 200;

/** The proposals of these lecturers, and the published articles that name them as authors; the last changed first. */
export async function listArticles(own: readonly number[]): Promise<OwnArticles> {
  const named = await ArticleLecturer.findAll({ where: { lecturer_id: [...own] } });
  const ids = named.map(({ article_id }) => article_id);
  const articles = await Article.findAll({
    where: { [Op.or]: [{ proposed_by: [...own] }, { id: ids, status: 'PUBLISHED' }] },
    order: [
      ['date_edit', 'DESC'],
      ['id', 'DESC'],
    ],
    limit: atMost,
  });
  const returnedOf = await returnsOf(articles);
  const lecturers = await Lecturer.findAll({ where: { id: [...own] }, order: ['id'] });
  return {
    articles: articles.map((article) => present(article, own, returnedOf)),
    lecturers: lecturers.map(({ id, name }) => ({ id, name })),
  };
}

/** A proposal as its editor shows it. */
export async function cardOf(article: Article, transaction?: Transaction): Promise<OwnArticleCard> {
  const lecturer = await Lecturer.findByPk(Number(article.proposed_by), {
    // His cabinet stays open when staff delete his page.
    paranoid: false,
    transaction,
    rejectOnEmpty: true,
  });
  const returnedOf = await returnsOf([article], transaction);
  return {
    ...present(article, [lecturer.id], returnedOf),
    lecturer: { id: lecturer.id, name: lecturer.name },
    values: valuesOf(article),
    edits: isLecturers(article),
    missing: missingForLecturer(article),
  };
}

type Returns = ReadonlyMap<number, StatusChange>;

function present(article: Article, own: readonly number[], returnedOf: Returns): OwnArticle {
  const { id, title, status, view_count, like_count, proposed_by } = article;
  const returned = returnedOf.get(id);
  return {
    ...{ id, title, status, view_count, like_count },
    published_at: secondsOf(article.published_at),
    scheduled_at: secondsOf(article.scheduled_at),
    date_edit: secondsOf(article.date_edit),
    canonical: status === 'PUBLISHED' ? articlePath(article) : null,
    is_proposed: proposed_by !== null && own.includes(proposed_by),
    returned: returned ? { reason: returned.reason ?? '', at: secondsOf(returned.created_at) } : null,
    answer_by: dueOf(article),
  };
}

/** Why editors returned or declined those articles with which nothing has happened since. */
async function returnsOf(articles: readonly Article[], transaction?: Transaction): Promise<Returns> {
  const back = articles.filter(({ status }) => status === 'DRAFT' || status === 'REJECTED');
  const where = { resource: 'articles', record_id: back.map(({ id }) => id) };
  const changes = await StatusChange.findAll({ where, order: ['id'], transaction });
  // The last one counts: later entries replace earlier ones.
  const last = new Map(changes.map((change) => [change.record_id, change]));
  return new Map([...last].filter(([, { move }]) => move === 'rework' || move === 'reject'));
}

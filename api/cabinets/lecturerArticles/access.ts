import { Article, Lecturer } from '@odonta/db/models';
import {
  type ArticleStatus,
  articleStatuses,
} from '@odonta/db/vocabulary/content/articles/articleLifecycle.ts';
import type { Transaction } from 'sequelize';
import { isLecturers } from '../../content/articles/proposals/holding.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { conflict, notFound } from '../../platform/http/errors.ts';
import { numberIn } from '../../platform/http/numberIn.ts';
import { lecturersOf } from '../lecturer/lecturersOf.ts';

/** The proposal of one's own lecturer, locked for an act within a transaction; 404 for any other article. */
export async function findProposal(
  actor: SignedInUser,
  id: string | undefined,
  transaction?: Transaction,
): Promise<Article> {
  const article = await Article.findOne({
    where: { id: numberIn(id), proposed_by: await lecturersOf(actor, transaction) },
    ...(transaction && { lock: transaction.LOCK.NO_KEY_UPDATE, transaction }),
  });
  if (!article) throw notFound('Статья не найдена');
  return article;
}

export function refuseClosed(article: Article): void {
  if (isLecturers(article)) return;
  const status: ArticleStatus = article.status;
  throw conflict(
    article.published_at !== null
      ? 'Статья уже выходила на сайте: о правке напишите редакции'
      : `Статью сейчас нельзя изменить: «${articleStatuses[status].label}»`,
  );
}

/** Locks the lecturer, so that his proposals are counted one after another. */
export async function lockOwnLecturer(
  actor: SignedInUser,
  id: number,
  transaction: Transaction,
): Promise<Lecturer> {
  const isOwn = (await lecturersOf(actor, transaction)).includes(id);
  const lecturer = isOwn
    ? await Lecturer.findByPk(id, { lock: transaction.LOCK.NO_KEY_UPDATE, transaction })
    : null;
  if (!lecturer) throw notFound('Лектор не найден');
  return lecturer;
}

import type { NewOwnArticle } from '@odonta/api/contract';
import { Article, ArticleLecturer, type Lecturer } from '@odonta/db/models';
import { proposalsAtMost } from '@odonta/db/vocabulary/content/articles/proposal.ts';
import { slugOf } from '@odonta/db/vocabulary/slugs.ts';
import type { Transaction } from 'sequelize';
import { isLecturers } from '../../content/articles/proposals/holding.ts';
import { transitionArticle } from '../../content/articles/proposals/transitionArticle.ts';
import { conflict, invalid } from '../../platform/http/errors.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { refuseClosed } from './access.ts';
import { missingForLecturer } from './values.ts';

/** A draft of a locked lecturer, with him as its author. */
export async function beginArticle(
  { id: proposed_by }: Lecturer,
  { title }: NewOwnArticle,
  transaction: Transaction,
): Promise<Article> {
  if ((await Article.count({ where: { proposed_by, published_at: null }, transaction })) >= proposalsAtMost)
    throw conflict(
      `Неопубликованных статей может быть не больше ${proposalsAtMost}: удалите ненужные черновики`,
    );
  const article = await Article.create({ title, slug: slugOf(title), proposed_by }, { transaction });
  const author = { article_id: article.id, lecturer_id: proposed_by, sort: 0 };
  await ArticleLecturer.create(author, { transaction });
  return article;
}

export async function submit(article: Article, signed: Signed, transaction: Transaction): Promise<void> {
  refuseClosed(article);
  const missing = missingForLecturer(article);
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map(({ field, what }) => [field, `Добавьте ${what}`])));
  await transitionArticle(article, 'submit', signed, transaction, {
    run: (row) => void row.set('submitted_at', new Date()),
  });
}

/** Editors see it still, and leave it alone. */
export async function withdraw(article: Article, signed: Signed, transaction: Transaction): Promise<void> {
  if (article.published_at !== null) refuseClosed(article);
  await transitionArticle(article, 'withdraw', signed, transaction);
}

/** Ends a text that readers have never seen and no editor is reading. One that was never sent leaves nothing. */
export async function remove(article: Article, transaction: Transaction): Promise<void> {
  if (!isLecturers(article) && (article.status !== 'REJECTED' || article.published_at !== null))
    refuseClosed(article);
  await article.destroy({ transaction, force: article.submitted_at === null });
}

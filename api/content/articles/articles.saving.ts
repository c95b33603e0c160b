import { Article } from '@odonta/db/models';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import type { ActionContext } from '../../platform/kit/resource.ts';
import type { ArticleBody } from './articles.schema.ts';
import { columnsOf, refuseSpoiled, refuseStrangers, slugFor, writeLinks } from './articles.writing.ts';
import { refuseLecturers } from './proposals/holding.ts';

export async function createArticle({
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

export async function updateArticle({
  row,
  body,
  transaction,
}: ActionContext<SignedInUser, Partial<ArticleBody>> & { row: Article }): Promise<void> {
  refuseLecturers(row);
  await refuseStrangers(body, transaction);
  row.set(columnsOf(body));
  refuseSpoiled(row);
  await writeLinks(row, body, transaction);
}

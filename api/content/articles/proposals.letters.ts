import type { Article, User } from '@odonta/db/models';
import { articlePath, paths } from '@odonta/db/vocabulary/addresses.ts';
import { ownArticlePath } from '@odonta/db/vocabulary/content/articles/proposal.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { greeting, saidBy } from '../../platform/mail/strangersWords.ts';

type Reader = Pick<User, 'email' | 'name'>;
type Named = Pick<Article, 'id' | 'title'>;

/** An editor wants another text. */
export const proposalReturned = (to: Reader, article: Named, reason: string): NewLetter =>
  letter(to, article, 'article_returned', 'Статью просят доработать', [
    `Редактор прочитал статью «${titleOf(article)}» и просит её доработать.`,
    `Замечание: ${saidBy(reason, 1000)}`,
    `Поправить и отправить ещё раз: ${siteLink(ownArticlePath(article.id))}`,
  ]);

/** An editor does not take it at all. */
export const proposalRejected = (to: Reader, article: Named, reason: string): NewLetter =>
  letter(to, article, 'article_rejected', 'Статья не принята', [
    `Редактор прочитал статью «${titleOf(article)}» и решил её не публиковать.`,
    `Причина: ${saidBy(reason, 1000)}`,
    `Текст остаётся у вас в кабинете: ${siteLink(paths.lkArticles)}`,
  ]);

export const proposalPublished = (to: Reader, article: Named & Pick<Article, 'slug'>): NewLetter =>
  letter(to, article, 'article_published', 'Ваша статья опубликована', [
    `Статья «${titleOf(article)}» вышла на сайте:`,
    siteLink(articlePath(article)),
    `Сколько у неё просмотров и отметок «Полезно», видно в кабинете: ${siteLink(paths.lkArticles)}`,
  ]);

const titleOf = ({ title }: Named): string => saidBy(title, 180);

const letter = (
  { email, name }: Reader,
  { id }: Named,
  kind: string,
  subject: string,
  said: readonly string[],
): NewLetter => ({
  to: email,
  kind,
  resource: 'articles',
  record_id: id,
  subject,
  text: [greeting(name), ...said, 'Команда «Одонты»'].join('\n\n'),
});

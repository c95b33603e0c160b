import { Article, type User } from '@odonta/db/models';
import { Op, type Transaction } from 'sequelize';
import { activeMembers } from '../../../identity/users/activeMembers.ts';
import { nextRows } from '../../../platform/jobs/rowByRow.ts';
import { type NewLetter, writeLetter } from '../../../platform/mail/letters.ts';
import { proposalPublished } from '../proposals.letters.ts';

/** Writes to everybody who acts for the lecturer; an article of the editors has no such reader. */
async function notifyProposer(
  { proposed_by: lecturer_id }: Pick<Article, 'proposed_by'>,
  compose: (to: User) => NewLetter,
  transaction: Transaction,
): Promise<void> {
  if (lecturer_id === null) return;
  for (const user of await activeMembers({ lecturer_id }, transaction))
    await writeLetter(compose(user), transaction);
}

/** The letter of a decision about a proposal; a text that readers have seen is the editors' business. */
export const toProposer =
  (compose: (to: User, article: Article, reason: string) => NewLetter) =>
  async ({ row, reason, transaction }: { row: Article; reason: string; transaction: Transaction }) => {
    if (row.published_at === null)
      await notifyProposer(row, (user) => compose(user, row, reason), transaction);
  };

/** Notifies lecturers whose articles have appeared, by an editor or by the clock, once each; returns how many articles. */
export const notifyOfPublished = (): Promise<number> =>
  nextRows(
    { name: 'notify_of_published_articles', keyOf: ({ id }: Article) => id, act: notifyOfOne },
    (rested, transaction) =>
      Article.findOne({
        where: {
          id: { [Op.notIn]: rested.map(Number) },
          ...{ status: 'PUBLISHED', proposed_by: { [Op.not]: null }, proposer_notified_at: null },
        },
        order: ['id'],
        lock: transaction.LOCK.NO_KEY_UPDATE,
        skipLocked: true,
        transaction,
      }),
  );

async function notifyOfOne(article: Article, transaction: Transaction): Promise<void> {
  await notifyProposer(article, (user) => proposalPublished(user, article), transaction);
  // Neither an edit of the article nor a newer version of it.
  await Article.update(
    { proposer_notified_at: new Date() },
    { where: { id: article.id }, silent: true, transaction },
  );
}

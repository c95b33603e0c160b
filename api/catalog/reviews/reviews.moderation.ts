import { columnsOfContent, Prod, type Review } from '@odonta/db/models';
import type { RejectCode } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { accrueForReview } from '../../loyalty/bonuses/earning/reviews.ts';
import { takeBackFor } from '../../loyalty/bonuses/earning/takingBack.ts';
import { conflict } from '../../platform/http/errors.ts';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';
import { newSecret } from '../../platform/http/newSecret.ts';
import type { Transitioning } from '../../platform/kit/resource.ts';
import { type NewLetter, writeLetter } from '../../platform/mail/letters.ts';
import { acceptDispute, isDisputed } from './disputing.ts';
import { lockRated } from './lockRated.ts';
import { notifySellers } from './notifySellers.ts';
import { noReply } from './replying.ts';
import { reviewPublished, reviewRejected } from './reviews.letters.ts';

type Publishing = Pick<Transitioning<Review, SignedInUser, unknown>, 'row' | 'actor' | 'transaction'>;

export async function publish({ row, actor, transaction }: Publishing): Promise<void> {
  await lockRated([row], transaction);
  takeRevision(row);
  const isFirst = row.published_at === null;
  row.set({ moderator_id: actor.id, published_at: row.published_at ?? new Date() });
  await accrueForReview(row, transaction);
  await notifyAuthor(row, transaction, reviewPublished);
  if (isFirst) await notifySellers(row, transaction);
}

/** For rejections, takedowns and accepted disputes: a public review becomes hidden, and a corrected one is answered anew. */
export async function turnDown({
  row,
  body: { reject_code },
  reason,
  actor,
  transaction,
}: Transitioning<Review, SignedInUser, { reject_code: RejectCode }>): Promise<void> {
  await lockRated([row], transaction);
  takeRevision(row);
  row.set({ moderator_id: actor.id, reject_code, rejected_at: new Date(), published_at: null, ...noReply });
  await takeBackFor('review', row.id, transaction);
  await acceptDispute(row, { code: reject_code, reason, decided_by: actor.id }, transaction);
  await notifyAuthor(row, transaction, (about, key) => reviewRejected(about, key, { reject_code, reason }));
}

/** A deleted review is not public any more either; nobody could decide its dispute. */
export async function withdraw({ row, transaction }: Pick<Publishing, 'row' | 'transaction'>): Promise<void> {
  if (isDisputed(row)) throw conflict('Сначала примите решение по возражению центра');
  await lockRated([row], transaction);
  await takeBackFor('review', row.id, transaction);
}

export async function returnToReaders({
  row,
  transaction,
}: Pick<Publishing, 'row' | 'transaction'>): Promise<void> {
  await lockRated([row], transaction);
  if (row.published_at) await accrueForReview(row, transaction);
}

function takeRevision(row: Review): void {
  if (row.revision) row.set({ ...columnsOfContent(row.revision), revision: null });
}

/** The key of the letter is the only one: each new letter makes the link of the last one void. */
async function notifyAuthor(
  row: Review,
  transaction: Transaction,
  letter: (about: { id: number; email: string; prod: Prod }, key: string | null) => NewLetter,
): Promise<void> {
  const { id, email } = row;
  const prod = await Prod.findByPk(row.prod_id, { paranoid: false, transaction });
  if (!email || !prod) return;
  const key = row.revised_at ? null : newSecret();
  row.edit_key_hash = key && hashOfSecret(key);
  await writeLetter(letter({ id, email, prod }, key), transaction);
}

import { type Review, ReviewDispute } from '@odonta/db/models';
import {
  type DisputeOutcome,
  disputeFileDays,
  disputeFilesAtMost,
  disputeForm,
} from '@odonta/db/vocabulary/catalog/reviews/dispute.ts';
import type { RejectCode } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import Joi from 'joi';
import type { Transaction } from 'sequelize';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { staffWith } from '../../identity/users/staffAtWork.ts';
import { fileKeys, keepFormFiles } from '../../platform/files/formFiles.ts';
import { conflict } from '../../platform/http/errors.ts';
import { text } from '../../platform/http/validation.ts';
import type { Transitioning } from '../../platform/kit/resource.ts';
import { cardPath, notify } from '../../platform/notices/notify.ts';
import type { Signed } from '../../platform/transitions/applyTransition.ts';
import { writeToMembers } from '../centers/writeToMembers.ts';
import { disputeKind as kind } from './disputeKind.ts';
import { prodOf } from './prodOf.ts';
import { disputeAccepted, disputeDeclined } from './sellers.letters.ts';
import { transitionReview } from './transitionReview.ts';

export interface Disputing {
  reason: string;
  evidence: string[];
}

export const disputeBody = Joi.object<Disputing>({
  reason: text(disputeForm.reason),
  evidence: fileKeys(disputeFilesAtMost).default([]),
});

/** The review stays on the site while staff decide. */
export const dispute = (
  row: Review,
  { reason, evidence }: Disputing,
  { user_id, ...actor }: Omit<Signed, 'reason'> & { user_id: number },
  transaction: Transaction,
): Promise<void> =>
  transitionReview(row, 'dispute', actor, transaction, {
    run: async () => {
      const review_id = row.id;
      // Under the lock of the review, so that of two members at once the second is answered.
      if (await ReviewDispute.findByPk(review_id, { transaction }))
        throw conflict('Этот отзыв уже оспаривали: второй раз это сделать нельзя');
      const until = new Date(Date.now() + disputeFileDays * 86_400_000);
      await keepFormFiles({ kind, model: ReviewDispute }, evidence, until, transaction);
      await ReviewDispute.create({ review_id, reason, evidence, opened_by: user_id }, { transaction });
      const to = await staffWith('reviews.takedown', transaction);
      const said = { kind: 'review_dispute', text: 'Учебный центр оспорил отзыв: примите решение' };
      await notify({ to, ...said, path: cardPath('reviews', review_id) }, transaction);
    },
  });

/** Read along with a review. */
export const isDisputed = ({ dispute: open }: Review): boolean => open != null && open.outcome === null;

export async function declineDispute({
  row,
  reason,
  actor,
  transaction,
}: Transitioning<Review, SignedInUser, unknown>): Promise<void> {
  await decide(row, { outcome: 'DECLINED', answer: reason, decided_by: actor.id }, transaction);
  const about = { id: row.id, prod: await prodOf(row, transaction) };
  const compose = (to: string) => disputeDeclined(to, about, reason);
  await writeToMembers(row.center_id, 'reviews.dispute', compose, transaction);
}

/** A review that is taken off the site for whatever reason ends its dispute in favour of the centre. */
export async function acceptDispute(
  row: Review,
  { code, reason, decided_by }: { code: RejectCode; reason: string; decided_by: number },
  transaction: Transaction,
): Promise<void> {
  if (!(await decide(row, { outcome: 'ACCEPTED', answer: reason, decided_by }, transaction))) return;
  const about = { id: row.id, prod: await prodOf(row, transaction) };
  const compose = (to: string) => disputeAccepted(to, about, { code, reason });
  await writeToMembers(row.center_id, 'reviews.dispute', compose, transaction);
}

async function decide(
  { id: review_id }: Review,
  decision: { outcome: DisputeOutcome; answer: string; decided_by: number },
  transaction: Transaction,
): Promise<boolean> {
  const row = { ...decision, decided_at: new Date() };
  const [count] = await ReviewDispute.update(row, { where: { review_id, outcome: null }, transaction });
  return count > 0;
}

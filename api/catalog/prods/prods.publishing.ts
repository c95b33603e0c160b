import type { RejectCourse } from '@odonta/api/contract';
import type { Prod } from '@odonta/db/models';
import type { Transaction } from 'sequelize';
import { askAllConsents } from '../lecturer_consents/asking.ts';
import { repeatUnanswered } from '../lecturer_consents/askingAgain.ts';
import { notifyOfPublishing, notifyOfRejection } from '../prod_revisions/notifying.ts';
import { prodEffects } from './effects.ts';
import { writeCoursePublished } from './prods.webhook.ts';
import { refuseIncomplete, refuseUnpublishedLecturers } from './prods.writing.ts';

/** Checks that a course is complete enough to be published, and updates the waiting lists. */
export async function publishProd({
  row,
  transaction,
}: {
  row: Prod;
  transaction: Transaction;
}): Promise<void> {
  await refuseIncomplete(row, transaction);
  await refuseUnpublishedLecturers(row, transaction);
  if (row.published_at === null) await askAllConsents(row, transaction);
  else await repeatUnanswered(row, transaction);
  row.set({ published_at: row.published_at ?? new Date(), ...notRejected });
  await prodEffects().published(row, transaction);
  await notifyOfPublishing(row, transaction);
  await writeCoursePublished(row, transaction);
}

/** Keeps the remarks of a moderator beside the fields, and writes them to the centre. */
export async function rejectProd(
  row: Prod,
  { code = 'OTHER', comments = {}, reason }: RejectCourse & { reason: string },
  transaction: Transaction,
): Promise<void> {
  row.set({ reject_code: code, reject_comments: comments });
  await notifyOfRejection(row, { code, reason, comments }, transaction);
}

/** A course that is sent to moderators again has no remarks. */
export const notRejected = { reject_code: null, reject_comments: {} };

import { LecturerInvitation, type Prod, ProdLecturer } from '@odonta/db/models';
import type { LecturerConsent } from '@odonta/db/vocabulary/catalog/lecturerConsent.ts';
import type { Transaction } from 'sequelize';
import { conflict } from '../../platform/http/errors.ts';
import { writeToMembers } from '../centers/writeToMembers.ts';
import { announcing } from '../prods/prods.changes.ts';
import { aboutOf, lecturerOf } from './asking.ts';
import { lecturerDeclined } from './consents.letters.ts';
import { hasBegun } from './hasBegun.ts';
import { lessonAhead } from './lessonsAhead.ts';

export type Answer = { consent: 'ACCEPTED' } | { consent: 'DECLINED'; reason: string };

/**
 * Writes the answer of a lecturer to a locked course, and what it changes on the page. The same answer again changes nothing.
 * Answers what it was before, or null where it stays.
 */
export async function answerConsent(
  prod: Prod,
  row: ProdLecturer,
  answer: Answer,
  transaction: Transaction,
): Promise<LecturerConsent | null> {
  const before = row.consent;
  // Answered in the cabinet or by its link, an invitation ends.
  const { prod_id, lecturer_id } = row;
  await LecturerInvitation.destroy({ where: { prod_id, lecturer_id }, transaction });
  if (before === answer.consent) return null;
  refuseTooLate(prod, before, answer);
  if (answer.consent === 'DECLINED') await refusePromised(row, transaction);
  await announcing(prod, { lecturer_ids: [] }, transaction, async () => {
    const decline_reason = answer.consent === 'DECLINED' ? answer.reason : null;
    await row.update({ consent: answer.consent, decline_reason, answered_at: new Date() }, { transaction });
  });
  if (answer.consent === 'DECLINED') await notifyCenter(prod, row, answer.reason, transaction);
  return before;
}

/** The rows of these lecturers in a course, locked in their order. */
export const lockConsents = (
  { id: prod_id }: Prod,
  lecturer_id: readonly number[],
  transaction: Transaction,
): Promise<ProdLecturer[]> =>
  ProdLecturer.findAll({
    where: { prod_id, lecturer_id: [...lecturer_id] },
    order: ['lecturer_id'],
    lock: transaction.LOCK.UPDATE,
    transaction,
  });

/** Once people sit in the room, only the centre can say who teaches them. A first assent harms nobody. */
function refuseTooLate(prod: Prod, before: LecturerConsent, { consent }: Answer): void {
  // One taken back from moderation goes on.
  if (prod.status === 'CANCELED' && prod.published_at !== null)
    throw conflict('Курс отменён: отвечать не нужно');
  if (!hasBegun(prod)) return;
  if (consent === 'DECLINED')
    throw conflict('Курс уже начался: отказаться здесь нельзя, свяжитесь с учебным центром');
  if (before === 'DECLINED')
    throw conflict('Курс уже начался, и вы отказались от него: свяжитесь с учебным центром');
}

/** A pupil has been told that the lesson takes place. */
async function refusePromised(
  { prod_id, lecturer_id }: ProdLecturer,
  transaction: Transaction,
): Promise<void> {
  const promised = await lessonAhead(prod_id, [lecturer_id], transaction);
  if (promised)
    throw conflict(
      `Вы согласились на занятие: ${promised}. Проведите его или попросите менеджера отменить заказ, тогда от курса можно отказаться`,
    );
}

async function notifyCenter(
  prod: Prod,
  { lecturer_id }: ProdLecturer,
  reason: string,
  transaction: Transaction,
): Promise<void> {
  const { name } = await lecturerOf(lecturer_id, transaction);
  const course = await aboutOf(prod, transaction);
  const compose = (to: string) => lecturerDeclined(to, course, { lecturer: name, reason });
  await writeToMembers(prod.center_id, 'prods.edit', compose, transaction);
}

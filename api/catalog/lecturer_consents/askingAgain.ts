import { type Prod, ProdLecturer, sequelizeOf } from '@odonta/db/models';
import type { ChangeInWords } from '@odonta/db/vocabulary/catalog/prodChange.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { aboutOf } from './asking.ts';
import { consentAsked, consentAskedAgain } from './consents.letters.ts';
import { hasBegun } from './hasBegun.ts';
import { writeToLecturers } from './writeToLecturers.ts';

/**
 * A lecturer agreed to days and a place. When these change, all who did not decline are asked anew with the full term;
 * the page goes on naming those it named, as the course was sold with them.
 */
export async function askAgain(
  prod: Prod,
  changes: readonly ChangeInWords[],
  transaction: Transaction,
): Promise<void> {
  const moved = changes.filter(({ kind }) => kind === 'date' || kind === 'place');
  if (moved.length === 0 || hasBegun(prod)) return;
  const asked = await sequelizeOf(transaction).query<{ lecturer_id: number }>(renew, {
    bind: [prod.id],
    type: QueryTypes.SELECT,
    transaction,
  });
  // Off the site nobody can answer: they are asked when it returns.
  if (prod.status !== 'CONFIRMED') return;
  const course = await aboutOf(prod, transaction);
  const ids = asked.map(({ lecturer_id }) => lecturer_id);
  await writeToLecturers(ids, (user) => consentAskedAgain(user, course, moved), transaction);
}

/** While a course was off the site nobody could answer: those who have not are asked once more, with the full term. */
export async function repeatUnanswered(prod: Prod, transaction: Transaction): Promise<void> {
  if (hasBegun(prod)) return;
  const where = { prod_id: prod.id, consent: 'ASKED' };
  const [, asked] = await ProdLecturer.update(
    { asked_at: new Date() },
    { where, returning: true, transaction },
  );
  const course = await aboutOf(prod, transaction);
  for (const { lecturer_id, awaits_page } of asked)
    await writeToLecturers([lecturer_id], (user) => consentAsked(user, course, awaits_page), transaction);
}

/** The term of one who could be asked only now. */
export async function askFromNow(prod: Prod, row: ProdLecturer, transaction: Transaction): Promise<void> {
  await row.update({ asked_at: new Date() }, { transaction });
  if (prod.published_at === null || hasBegun(prod)) return;
  const course = await aboutOf(prod, transaction);
  await writeToLecturers([row.lecturer_id], (user) => consentAsked(user, course), transaction);
}

/** An expired question keeps its lecturer on the page. One who is named in the same change is asked already. */
const renew = `
  update prod_lecturers set consent = 'ASKED', asked_at = now(), answered_at = null,
    expired_at = case when is_shown then now() end
  where prod_id = $1 and consent <> 'DECLINED' and asked_at < now()
  returning lecturer_id`;

import { type Lecturer, LecturerInvitation, type Prod, ProdLecturer, ProdRevision } from '@odonta/db/models';
import { prodLimits } from '@odonta/db/vocabulary/catalog/prod.ts';
import { isSameValue } from '@odonta/db/vocabulary/catalog/revisions/sameValue.ts';
import type { Transaction } from 'sequelize';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { lockConsents } from '../lecturer_consents/answering.ts';

/** A lecturer who declined is asked once more; the locked course names any other anew. */
export async function askInCourse(prod: Prod, lecturer: Lecturer, transaction: Transaction): Promise<void> {
  const [row] = await lockConsents(prod, [lecturer.id], transaction);
  if (!row) {
    await refuseFull(prod, transaction);
    return void (await nameInCourse(prod, lecturer, {}, transaction));
  }
  if (row.consent !== 'DECLINED') throw invalid({ email: 'Этот лектор уже назван в курсе' });
  const unanswered = { answered_at: null, decline_reason: null, expired_at: null };
  await row.update({ ...unanswered, ...asking(lecturer) }, { transaction });
}

/** The locked course names him, and asks; its open edits go on agreeing with it. */
export async function nameInCourse(
  prod: Prod,
  lecturer: Lecturer,
  asked: Partial<Pick<ProdLecturer, 'sort' | 'asked_at'>>,
  transaction: Transaction,
): Promise<ProdLecturer> {
  const sort = asked.sort ?? (await ProdLecturer.count({ where: { prod_id: prod.id }, transaction }));
  const named = { prod_id: prod.id, lecturer_id: lecturer.id, sort };
  const row = await ProdLecturer.create({ ...named, ...asking(lecturer, asked.asked_at) }, { transaction });
  const add = (ids: readonly number[]) => (ids.includes(lecturer.id) ? [...ids] : [...ids, lecturer.id]);
  await inRevisions(prod, add, transaction);
  return row;
}

/** The course names him no longer, and his invitation ends. */
export async function leaveCourse(prod: Prod, row: ProdLecturer, transaction: Transaction): Promise<void> {
  const gone = row.lecturer_id;
  await LecturerInvitation.destroy({ where: { prod_id: prod.id, lecturer_id: gone }, transaction });
  await row.destroy({ transaction });
  await inRevisions(prod, (ids) => ids.filter((id) => id !== gone), transaction);
}

const asking = ({ status }: Lecturer, asked_at: Date | null = null) => ({
  consent: 'ASKED' as const,
  asked_at: asked_at ?? new Date(),
  awaits_page: status !== 'CONFIRMED',
});

/** Those whom an open edit adds take their places as well. */
async function refuseFull(prod: Prod, transaction: Transaction): Promise<void> {
  const named = await ProdLecturer.count({ where: { prod_id: prod.id }, transaction });
  const edited = (await openRevisions(prod, transaction)).map(({ fields }) => numbersIn(fields).length);
  if (Math.max(named, ...edited) >= prodLimits.lecturers)
    throw conflict(`В курсе может быть до ${prodLimits.lecturers} лекторов`);
}

/** An edit lists the lecturers it began from, and would seem out of date. */
async function inRevisions(
  prod: Prod,
  change: (ids: readonly number[]) => number[],
  transaction: Transaction,
): Promise<void> {
  // Its lists are its fields too, and must raise its version.
  prod.changed('id', true);
  await prod.save({ transaction });
  for (const row of await openRevisions(prod, transaction)) {
    const { lecturer_ids: _now, ...fields } = row.fields;
    const { lecturer_ids: _then, ...before } = row.before;
    if (!row.fields.lecturer_ids) continue;
    const [now, then] = [change(numbersIn(row.fields)), change(numbersIn(row.before))];
    // The course has become as the edit wants it. An edit that a moderator reads, or has refused, is never empty.
    const isDone = isSameValue(now, then);
    const isEmpty = isDone && Object.keys(fields).length === 0;
    if (isEmpty && row.status === 'PREPARE') await row.destroy({ transaction });
    else if (isDone && !isEmpty) await row.update({ fields, before }, { transaction });
    else
      await row.update(
        { fields: { ...fields, lecturer_ids: now }, before: { ...before, lecturer_ids: then } },
        { transaction },
      );
  }
}

const openRevisions = ({ id: prod_id }: Prod, transaction: Transaction): Promise<ProdRevision[]> =>
  ProdRevision.findAll({
    where: { prod_id, status: ['PREPARE', 'REJECTED', 'CREATED'] },
    lock: transaction.LOCK.UPDATE,
    transaction,
  });

const numbersIn = ({ lecturer_ids = [] }: ProdRevision['fields']) => lecturer_ids as number[];

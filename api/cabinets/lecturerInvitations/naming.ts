import type { NewLecturerInvitation } from '@odonta/api/contract';
import {
  Lecturer,
  LecturerInvitation,
  type Prod,
  ProdLecturer,
  ProdRevision,
  sequelizeOf,
} from '@odonta/db/models';
import { fullNameOf, lecturerInvitationDays } from '@odonta/db/vocabulary/catalog/lecturerInvitation.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { freeSef } from '../../catalog/lecturers/lecturers.saving.ts';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';
import { newSecret } from '../../platform/http/newSecret.ts';

/** A new secret and term of an invitation. */
export function newLink() {
  const token = newSecret();
  const expires_at = new Date(Date.now() + lecturerInvitationDays * 86_400_000);
  return { token, row: { token_hash: hashOfSecret(token), expires_at } };
}

/** The person whom this centre has proposed at this address before, or a new one, whose page moderators will see. */
export async function proposedLecturer(
  { center_id }: Prod,
  person: NewLecturerInvitation,
  transaction: Transaction,
): Promise<Lecturer> {
  const bind = [person.email, center_id];
  const [known] = await sequelizeOf(transaction).query<{ id: number }>(proposed, {
    bind,
    type: QueryTypes.SELECT,
    transaction,
  });
  if (known) return Lecturer.findByPk(known.id, { rejectOnEmpty: true, transaction });
  const name = fullNameOf(person);
  const sef = await freeSef(name, transaction);
  return Lecturer.create({ sef, name, proposed_by_center_id: center_id }, { transaction });
}

/** The locked course names him, and asks; its open edits go on agreeing with it. */
export async function nameInCourse(
  prod: Prod,
  lecturer: Lecturer,
  asked: Partial<Pick<ProdLecturer, 'sort' | 'asked_at'>>,
  transaction: Transaction,
): Promise<ProdLecturer> {
  const sort = asked.sort ?? (await ProdLecturer.count({ where: { prod_id: prod.id }, transaction }));
  const row = await ProdLecturer.create(
    {
      ...{ prod_id: prod.id, lecturer_id: lecturer.id, sort, consent: 'ASKED' },
      ...{ asked_at: asked.asked_at ?? new Date(), awaits_page: lecturer.status !== 'CONFIRMED' },
    },
    { transaction },
  );
  await inRevisions(prod, (ids) => [...ids, lecturer.id], transaction);
  return row;
}

/** The course names him no longer, and his invitation ends. */
export async function leaveCourse(prod: Prod, row: ProdLecturer, transaction: Transaction): Promise<void> {
  const gone = row.lecturer_id;
  await LecturerInvitation.destroy({ where: { prod_id: prod.id, lecturer_id: gone }, transaction });
  await row.destroy({ transaction });
  await inRevisions(prod, (ids) => ids.filter((id) => id !== gone), transaction);
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
  const where = { prod_id: prod.id, status: ['PREPARE', 'REJECTED', 'CREATED'] };
  const open = await ProdRevision.findAll({ where, lock: transaction.LOCK.UPDATE, transaction });
  for (const row of open) {
    const { fields, before } = row;
    if (!fields.lecturer_ids) continue;
    const changed = { ...fields, lecturer_ids: change(fields.lecturer_ids as number[]) };
    const begun = { ...before, lecturer_ids: change((before.lecturer_ids ?? []) as number[]) };
    await row.update({ fields: changed, before: begun }, { transaction });
  }
}

const proposed = `
  select l.id from lecturer_invitations i join lecturers l on l.id = i.lecturer_id join prods p on p.id = i.prod_id
  where i.email = $1 and p.center_id = $2 and l.proposed_by_center_id = $2 and l.deleted_at is null order by l.id limit 1`;

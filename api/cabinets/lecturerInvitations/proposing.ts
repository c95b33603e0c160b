import type { NewLecturerInvitation } from '@odonta/api/contract';
import { Lecturer, type Prod, sequelizeOf } from '@odonta/db/models';
import { fullNameOf, lecturerInvitationDays } from '@odonta/db/vocabulary/catalog/lecturerInvitation.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import { lockLecturer } from '../../catalog/lecturers/lecturers.profileChange.ts';
import { freeSef } from '../../catalog/lecturers/lecturers.saving.ts';
import { hashOfSecret } from '../../platform/http/hashOfSecret.ts';
import { newSecret } from '../../platform/http/newSecret.ts';

/** A new secret and term of an invitation. */
export function newLink() {
  const token = newSecret();
  const expires_at = new Date(Date.now() + lecturerInvitationDays * 86_400_000);
  return { token, row: { token_hash: hashOfSecret(token), expires_at } };
}

/** The person whom this centre has proposed at this address before, or who has declined the course by this name; locked. */
export async function lockProposed(
  { id, center_id }: Pick<Prod, 'id' | 'center_id'>,
  person: NewLecturerInvitation,
  transaction: Transaction,
): Promise<Lecturer | null> {
  const bind = [person.email, center_id, id, plainName(fullNameOf(person))];
  const options = { bind, type: QueryTypes.SELECT as const, transaction };
  const [known] = await sequelizeOf(transaction).query<{ id: number }>(proposed, options);
  return known ? lockLecturer(known.id, transaction) : null;
}

/** A person whose page moderators will see. */
export async function newProposed(
  { center_id }: Prod,
  person: NewLecturerInvitation,
  transaction: Transaction,
): Promise<Lecturer> {
  const name = fullNameOf(person);
  const sef = await freeSef(name, transaction);
  return Lecturer.create({ sef, name, proposed_by_center_id: center_id }, { transaction });
}

/** As names are compared. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll('ё', 'е');

const proposed = `
  select l.id from lecturers l where l.proposed_by_center_id = $2 and l.deleted_at is null and (
    exists (select from lecturer_invitations i join prods p on p.id = i.prod_id
      where i.lecturer_id = l.id and i.email = $1 and p.center_id = $2)
    or (translate(lower(l.name), 'ё', 'е') = $4
      and exists (select from prod_lecturers n where n.prod_id = $3 and n.lecturer_id = l.id and n.consent = 'DECLINED')
      and not exists (select from user_memberships m where m.lecturer_id = l.id)))
  order by l.id limit 1`;

import { randomBytes } from 'node:crypto';
import {
  type Lecturer,
  LecturerInvitation,
  ProdLecturer,
  type User,
  UserMembership,
} from '../models/index.ts';
import { buildLecturer, buildProd, buildUser, inDays } from './factories.ts';
import type { New } from './new.ts';

/** A lecturer with an account: he can come into his cabinet. */
export async function buildLecturerWithAccount(
  given: New<Lecturer> = {},
): Promise<{ lecturer: Lecturer; user: User }> {
  const lecturer = await buildLecturer(given);
  const user = await buildUser({ is_partner: true, name: 'Пётр Лекторов' });
  await UserMembership.create({ user_id: user.id, lecturer_id: lecturer.id });
  return { lecturer, user };
}

/** An unknown lecturer whom a centre has invited to a course of its own by a letter. */
export async function buildLecturerInvitation({
  center_id,
  ...given
}: New<LecturerInvitation> & { center_id: number }): Promise<LecturerInvitation> {
  const prod_id = given.prod_id ?? (await buildProd({ center_id })).id;
  const lecturer = await buildLecturer({ status: 'CREATED', proposed_by_center_id: center_id });
  const named = { prod_id, lecturer_id: lecturer.id };
  await ProdLecturer.create({ ...named, consent: 'ASKED', asked_at: new Date(), awaits_page: true });
  const secret = randomBytes(32).toString('hex');
  return LecturerInvitation.create({
    ...{ email: `lektor-${lecturer.id}@test.local`, token_hash: secret, expires_at: inDays(3) },
    ...given,
    ...named,
  });
}

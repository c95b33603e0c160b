import { type Lecturer, type User, UserMembership } from '../models/index.ts';
import { buildLecturer, buildUser } from './factories.ts';
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

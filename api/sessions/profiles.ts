import type { PartnerProfile, StaffProfile } from '@odonta/api/contract';
import { Center, Lecturer, UserMembership } from '@odonta/db/models';
import { type AnyEndpoint, endpoint } from '../http/endpoint.ts';
import { staffDoor, userDoor } from './doors.ts';
import type { SignedInUser } from './userSessions.ts';

export const profileEndpoints: AnyEndpoint[] = [
  endpoint({
    method: 'get',
    path: '/adm/me',
    summary: 'Who I am and what I may',
    door: staffDoor,
    allow: 'any staff',
    handle: async ({ actor }) => ({ message: staffProfile(actor) }),
  }),
  endpoint({
    method: 'get',
    path: '/partner/me',
    summary: 'The partner signed in',
    door: userDoor,
    allow: 'partner himself',
    handle: async ({ actor }) => ({ message: await partnerProfile(actor) }),
  }),
];

function staffProfile({ roles, grants, ...user }: SignedInUser): StaffProfile {
  const { id, email, name, phone, has_second_factor, lacks_second_factor } = user;
  const rights = grants.list();
  return { id, email, name, phone, roles: [...roles], rights, has_second_factor, lacks_second_factor };
}

async function partnerProfile({ id, email, name, phone }: SignedInUser): Promise<PartnerProfile> {
  const memberships = await UserMembership.findAll({ where: { user_id: id } });
  const centers = await Center.findAll({
    where: { id: memberships.flatMap(({ center_id }) => center_id ?? []) },
  });
  const lecturers = await Lecturer.findAll({
    where: { id: memberships.flatMap(({ lecturer_id }) => lecturer_id ?? []) },
  });
  const of = (kind: 'center' | 'lecturer', rows: { id: number; name: string }[]) =>
    rows.map((row) => ({ kind, id: row.id, name: row.name }));
  return { id, email, name, phone, memberships: [...of('center', centers), ...of('lecturer', lecturers)] };
}

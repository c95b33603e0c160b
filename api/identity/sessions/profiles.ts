import type { IndividualProfile, LegalProfile, PartnerProfile, StaffProfile } from '@odonta/api/contract';
import { Center, Individual, Lecturer, LegalUser, Merchant, UserMembership } from '@odonta/db/models';
import type { CenterRole, PartnerKind } from '@odonta/db/vocabulary/identity/user.ts';
import { readerOf } from '@odonta/db/vocabulary/letterTopics.ts';
import { type AnyEndpoint, endpoint } from '../../platform/http/endpoint.ts';
import { countUnread } from '../../platform/mail/choices/kept.ts';
import { individualAudience, legalAudience, staffAudience, userAudience } from './audiences.ts';
import type { SignedInIndividual, SignedInLegal } from './buyerSessions.ts';
import type { SignedInUser } from './userSessions.ts';

export const profileEndpoints: AnyEndpoint[] = [
  endpoint({
    method: 'get',
    path: '/adm/me',
    summary: 'The signed-in user and his permissions',
    audience: staffAudience,
    allow: 'any staff',
    handle: async ({ actor }) => ({ message: staffProfile(actor) }),
  }),
  endpoint({
    method: 'get',
    path: '/partner/me',
    summary: 'The signed-in partner',
    audience: userAudience,
    allow: 'partner himself',
    handle: async ({ actor }) => ({ message: await partnerProfile(actor) }),
  }),
  endpoint({
    method: 'get',
    path: '/legal/users/me',
    summary: 'The signed-in member, and his company',
    audience: legalAudience,
    allow: 'himself',
    handle: async ({ actor }) => ({ message: await legalProfile(actor) }),
  }),
  endpoint({
    method: 'get',
    path: '/individual/me',
    summary: 'The signed-in individual',
    audience: individualAudience,
    allow: 'himself',
    handle: async ({ actor }) => ({ message: await individualProfile(actor) }),
  }),
];

function staffProfile({ roles, grants, ...user }: SignedInUser): StaffProfile {
  const { id, email, name, phone, has_second_factor, lacks_second_factor, impersonator } = user;
  const rights = grants.list();
  return {
    id,
    email,
    name,
    phone,
    roles: [...roles],
    rights,
    masked: grants.maskedLists(),
    has_second_factor,
    lacks_second_factor,
    deputy_name: impersonator?.name ?? null,
  };
}

async function partnerProfile({
  id,
  email,
  is_email_proved,
  name,
  phone,
  impersonator,
}: SignedInUser): Promise<PartnerProfile> {
  const memberships = await UserMembership.findAll({ where: { user_id: id } });
  const centers = await Center.findAll({
    where: { id: memberships.flatMap(({ center_id }) => center_id ?? []) },
  });
  const lecturers = await Lecturer.findAll({
    where: { id: memberships.flatMap(({ lecturer_id }) => lecturer_id ?? []) },
  });
  const merchants = await Merchant.findAll({
    where: { id: memberships.flatMap(({ merchant_id }) => merchant_id ?? []) },
  });
  const of = (kind: PartnerKind, rows: { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ kind, id, name, role: roleIn(memberships, kind, id) }));
  const deputy_name = impersonator?.name ?? null;
  return {
    id,
    email,
    is_email_proved,
    name,
    phone,
    deputy_name,
    unread_letters: await countUnread(readerOf('user', { id })),
    memberships: [...of('center', centers), ...of('lecturer', lecturers), ...of('merchant', merchants)],
  };
}

function roleIn(memberships: readonly UserMembership[], kind: PartnerKind, id: number): CenterRole {
  return memberships.find((one) => one[`${kind}_id`] === id)?.role ?? 'OWNER';
}

async function legalProfile({
  id,
  email,
  is_email_proved,
  name,
  phone,
  role,
  legal_user_id,
}: SignedInLegal): Promise<LegalProfile> {
  const company = await LegalUser.findByPk(legal_user_id, { rejectOnEmpty: true });
  const { inn, kpp, ogrn, address, verified_at } = company;
  const is_verified = verified_at !== null;
  const legal_user = { id: company.id, name: company.name, inn, kpp, ogrn, address, is_verified };
  return { id, email, is_email_proved, name, phone, role, legal_user };
}

export async function individualProfile({
  id,
  is_email_proved,
}: SignedInIndividual): Promise<IndividualProfile> {
  const row = await Individual.findByPk(id, { rejectOnEmpty: true });
  const { last_name, first_name, middle_name, email, phone, city } = row;
  const { is_student, theme, interests, specializations } = row;
  const about = { city, is_student, theme, interests, specializations };
  const unread_letters = await countUnread(readerOf('individual', { id }));
  return { id, last_name, first_name, middle_name, email, is_email_proved, phone, ...about, unread_letters };
}

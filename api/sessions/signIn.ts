import type { PartnerProfile, SignedIn, StaffProfile } from '@odonta/api/contract';
import { Center, Lecturer, User, UserMembership, UserRole } from '@odonta/db/models';
import Joi from 'joi';
import { anyone, openDoor } from '../http/doors.ts';
import { type AnyEndpoint, endpoint, type Origin } from '../http/endpoint.ts';
import { badCredentials } from '../http/errors.ts';
import { works } from '../journals/works.ts';
import type { FailureLimiter } from '../limits/failureLimiter.ts';
import { staffDoor, userDoor } from './doors.ts';
import { verifyPassword } from './passwords.ts';
import { issueToken } from './tokens.ts';
import { closeSession, openSession, type SignedInUser } from './userSessions.ts';

const credentials = Joi.object<{ login: string; password: string }>({
  login: Joi.string().trim().lowercase().max(254).required(),
  password: Joi.string().max(200).required(),
});

export function signInEndpoints({
  secret,
  failures,
}: {
  secret: string;
  failures: FailureLimiter;
}): AnyEndpoint[] {
  return [
    endpoint({
      method: 'post',
      path: '/partner/checkAuth',
      summary: 'Sign in as staff or a partner',
      door: openDoor,
      allow: 'anyone',
      body: credentials,
      handle: async ({ body, origin }) => ({ message: await signIn(body, origin, secret, failures) }),
    }),
    endpoint({
      method: 'post',
      path: '/partner/logout',
      summary: 'End this session',
      door: userDoor,
      allow: 'himself',
      handle: async ({ actor }) => {
        await works.deed((transaction) => closeSession(actor.session_id, transaction));
        return { message: { id: actor.id } };
      },
    }),
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
}

/** One answer and one time for an unknown name, a wrong password and a blocked account. */
async function signIn(
  { login, password }: { login: string; password: string },
  origin: Origin,
  secret: string,
  failures: FailureLimiter,
): Promise<SignedIn> {
  await failures.take(login, origin.ip);
  const user = await User.findOne({ where: { email: login }, include: [{ model: UserRole, as: 'roles' }] });
  const isRight = await verifyPassword(password, user?.password_hash ?? null);
  if (!user || !isRight || user.status !== 'ACTIVE') {
    await works.deed((transaction) =>
      works.audit(
        {
          by: anyone,
          origin,
          action: 'sign_in_failed',
          resource: 'users',
          record_id: user?.id ?? null,
          changes: {},
        },
        transaction,
      ),
    );
    throw badCredentials();
  }
  await failures.giveBack(login, origin.ip);
  const user_roles = user.roles.map(({ role }) => role);
  const session = await works.deed(async (transaction) => {
    const by = { id: user.id, name: user.name, roles: user_roles };
    await works.audit(
      { by, origin, action: 'sign_in', resource: 'users', record_id: user.id, changes: {} },
      transaction,
    );
    return openSession(user, origin, transaction);
  });
  const shown = { id: user.id, email: user.email, name: user.name, user_roles, is_partner: user.is_partner };
  return {
    token: issueToken(secret, 'user', { sid: session.id, ...shown }, session.expires_at),
    user: shown,
  };
}

function staffProfile({ id, email, name, phone, roles, grants }: SignedInUser): StaffProfile {
  return { id, email, name, phone, roles: [...roles], rights: grants.list() };
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

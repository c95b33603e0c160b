import { Session, type User } from '@odonta/db/models';
import { sessionLifetimeHours } from '@odonta/db/vocabulary/people/user.ts';
import { type Grants, grantsOf } from '@odonta/db/vocabulary/rights/rights.ts';
import { type StaffRole, staffRoles } from '@odonta/db/vocabulary/rights/roles.ts';
import { QueryTypes, type Transaction } from 'sequelize';
import type { Origin } from '../http/endpoint.ts';
import type { TokenPayload } from './tokens.ts';

/** Somebody signed in with a `user` session: staff, or a member of a centre or a lecturer. */
export interface SignedInUser {
  id: number;
  session_id: string;
  email: string;
  name: string;
  phone: string | null;
  is_partner: boolean;
  roles: readonly StaffRole[];
  grants: Grants;
  /** Centres this member of staff is the manager of. */
  managed_center_ids: readonly number[];
}

export async function openSession(user: User, origin: Origin, transaction: Transaction): Promise<Session> {
  const expires_at = new Date(Date.now() + sessionLifetimeHours.user * 3_600_000);
  const { ip, user_agent } = origin;
  return Session.create(
    { audience: 'user', subject_id: user.id, ip, user_agent, expires_at },
    { transaction },
  );
}

export async function closeSession(id: string, transaction: Transaction): Promise<void> {
  await Session.update({ revoked_at: new Date() }, { where: { id, revoked_at: null }, transaction });
}

/** Ends every session of a user, as a block or a changed password does. */
export async function closeSessionsOf(userId: number, transaction: Transaction): Promise<void> {
  await Session.update(
    { revoked_at: new Date() },
    { where: { audience: 'user', subject_id: userId, revoked_at: null }, transaction },
  );
}

/** Read anew at each call: a revoked session, a block or a lost role acts on the next request of every node. */
export async function userOf({ sid, id }: TokenPayload): Promise<SignedInUser | null> {
  const rows = await Session.sequelize?.query<Omit<SignedInUser, 'grants'>>(living, {
    bind: [sid, id],
    type: QueryTypes.SELECT,
  });
  const [user] = rows ?? [];
  if (!user) return null;
  const roles = user.roles.filter((role) => role in staffRoles);
  return { ...user, roles, grants: grantsOf(roles) };
}

const living = `
  select u.id, s.id as session_id, u.email, u.name, u.phone, u.is_partner,
    array(select role from user_roles where user_id = u.id order by role) as roles,
    array(select id from centers where manager_id = u.id and deleted_at is null) as managed_center_ids
  from sessions s join users u on u.id = s.subject_id
  where s.id = $1::uuid and s.audience = 'user' and s.subject_id = $2 and s.revoked_at is null and s.expires_at > now()
    and u.status = 'ACTIVE' and u.deleted_at is null`;

import { isIdle, Session, type User } from '@odonta/db/models';
import {
  proofMinutes,
  rolesWithSecondFactor,
  type SessionEnd,
  sessionLifetimes,
} from '@odonta/db/vocabulary/people/sessions.ts';
import { type Grants, grantsOf } from '@odonta/db/vocabulary/rights/rights.ts';
import { type StaffRole, staffRoles } from '@odonta/db/vocabulary/rights/roles.ts';
import { Op, QueryTypes, type Transaction } from 'sequelize';
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
  /** Whether the last use that was written down is more than a minute old. */
  is_use_due: boolean;
  /** Whether he has shown lately that it is he. */
  is_proved: boolean;
  has_second_factor: boolean;
  /** Whether his roles ask for a second step that he has not set up. */
  lacks_second_factor: boolean;
}

export async function openSession(user: User, origin: Origin, transaction: Transaction): Promise<Session> {
  const { hours } = user.is_partner ? sessionLifetimes.partner : sessionLifetimes.staff;
  const expires_at = new Date(Date.now() + hours * 3_600_000);
  const { ip, user_agent } = origin;
  return Session.create(
    { audience: 'user', subject_id: user.id, ip, user_agent, expires_at },
    { transaction },
  );
}

export interface Which {
  id?: string;
  /** All but this one. */
  except?: string;
}

/** Ends the sessions of a user, and answers how many there were. */
export async function endSessionsOf(
  userId: number,
  ended_because: SessionEnd,
  transaction: Transaction,
  { id, except }: Which = {},
): Promise<number> {
  const which = { ...(id && { id }), ...(except && { id: { [Op.ne]: except } }) };
  const [ended] = await Session.update(
    { revoked_at: new Date(), ended_because },
    { where: { audience: 'user', subject_id: userId, revoked_at: null, ...which }, transaction },
  );
  return ended;
}

/** The sessions by which a user can come in now, the one used last first. */
export function livingSessionsOf(userId: number): Promise<Session[]> {
  return queried<Session>(`select s.* ${living} and u.id = $1 order by s.last_used_at desc, s.id`, [userId]);
}

/** Read anew at each call: a revoked session, a block or a lost role acts on the next request of every node. */
export async function userOf({ sid, id }: TokenPayload): Promise<SignedInUser | null> {
  const [user] = await queried<Omit<SignedInUser, 'grants'>>(signedIn, [sid, id, rolesWithSecondFactor]);
  if (!user) return null;
  const roles = user.roles.filter((role) => role in staffRoles);
  return { ...user, roles, grants: grantsOf(roles) };
}

/** Once a minute is enough to know who is idle; a write for each call would cost more than the call. */
export async function noteUse({ session_id, is_use_due }: SignedInUser): Promise<void> {
  if (!is_use_due) return;
  await Session.update({ last_used_at: new Date() }, { where: { id: session_id, revoked_at: null } });
}

const living = `
  from sessions s join users u on u.id = s.subject_id
    left join second_factors f on f.user_id = u.id and f.confirmed_at is not null
  where s.audience = 'user' and s.revoked_at is null and s.expires_at > now() and not ${isIdle}
    and u.status = 'ACTIVE' and u.deleted_at is null`;

const signedIn = `
  select u.id, s.id as session_id, u.email, u.name, u.phone, u.is_partner,
    s.last_used_at < now() - interval '1 minute' as is_use_due,
    s.proved_at > now() - interval '${proofMinutes} minutes' as is_proved,
    f.user_id is not null as has_second_factor,
    f.user_id is null and not u.is_partner
      and exists (select 1 from settings where key = 'require_second_factor' and is_on)
      and exists (select 1 from user_roles where user_id = u.id and role = any($3)) as lacks_second_factor,
    array(select role from user_roles where user_id = u.id order by role) as roles,
    array(select id from centers where manager_id = u.id and deleted_at is null) as managed_center_ids
  ${living} and s.id = $1::uuid and s.subject_id = $2`;

async function queried<Row extends object>(sql: string, bind: unknown[]): Promise<Row[]> {
  return (await Session.sequelize?.query<Row>(sql, { bind, type: QueryTypes.SELECT })) ?? [];
}

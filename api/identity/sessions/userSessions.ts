import type { Session } from '@odonta/db/models';
import { type Grants, grantsOf } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { staffRoleLabels } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import {
  reauthenticationMinutes,
  rolesWithSecondFactor,
  type SessionEnd,
} from '@odonta/db/vocabulary/identity/sessions.ts';
import type { Transaction } from 'sequelize';
import {
  endSessions,
  livingSessions,
  queried,
  type SomebodySignedIn,
  signedIn,
  type Which,
} from './accountSessions.ts';
import type { TokenPayload } from './tokens.ts';

/** A person with a `user` session: staff, or a member of a centre or a lecturer. */
export interface SignedInUser extends SomebodySignedIn {
  email: string;
  name: string;
  phone: string | null;
  is_partner: boolean;
  roles: readonly StaffRole[];
  grants: Grants;
  /** Centres this member of staff is the manager of. */
  managed_center_ids: readonly number[];
  /** Whether he has shown lately that it is he. */
  is_proved: boolean;
  /** The allowed networks of the person behind this session. */
  ip_allow: readonly string[];
  has_second_factor: boolean;
  /** Whether his roles ask for a second step that he has not set up. */
  lacks_second_factor: boolean;
  /** The impersonating administrator. */
  impersonator: { id: number; name: string } | null;
  /** Whether the one who came in as another may still do so. */
  is_deputy_gone: boolean;
}

/** The key of a limit that counts the calls of each user. */
export const byUser = ({ actor }: { actor: SignedInUser }): string => `user:${actor.id}`;

/** Ends the sessions of a user, and answers how many there were. */
export function endSessionsOf(
  userId: number,
  because: SessionEnd,
  transaction: Transaction,
  which: Which = {},
): Promise<number> {
  return endSessions({ audience: 'user', id: userId }, because, transaction, which);
}

export const livingSessionsOf = (userId: number): Promise<Session[]> =>
  livingSessions({ audience: 'user', id: userId });

/** Read at each call: a revoked session, a block or a lost role acts on the next request of every node. */
export async function userOf({ sid, id }: TokenPayload): Promise<SignedInUser | null> {
  const [user] = await queried<Omit<SignedInUser, 'grants'>>(signedInUser, [sid, id, rolesWithSecondFactor]);
  if (!user || user.is_deputy_gone) return null;
  const roles = user.roles.filter((role) => role in staffRoleLabels);
  return { ...user, roles, grants: grantsOf(roles) };
}

const hasFactor = 'exists (select from second_factors where user_id = u.id and confirmed_at is not null)';

const signedInUser = signedIn(
  'user',
  `u.name, u.is_partner,
    (select jsonb_build_object('id', id, 'name', name) from users where id = s.deputy_id) as impersonator,
    s.deputy_id is not null and not exists (
      select from users d join user_roles r on r.user_id = d.id and r.role = 'ADMIN'
      where d.id = s.deputy_id and d.status = 'ACTIVE' and d.deleted_at is null and not d.is_partner
    ) as is_deputy_gone,
    array(select unnest(coalesce((select d.ip_allow from users d where d.id = s.deputy_id), u.ip_allow))::text) as ip_allow,
    s.proved_at > now() - interval '${reauthenticationMinutes} minutes' as is_proved,
    ${hasFactor} as has_second_factor,
    not ${hasFactor} and not u.is_partner
      and exists (select 1 from settings where key = 'require_second_factor' and is_on)
      and exists (select 1 from user_roles where user_id = u.id and role = any($3)) as lacks_second_factor,
    array(select role from user_roles where user_id = u.id order by role) as roles,
    array(select id from centers where manager_id = u.id and deleted_at is null) as managed_center_ids`,
);

import { isIdle, Session } from '@odonta/db/models';
import type { SessionAudience, SessionEnd } from '@odonta/db/vocabulary/identity/sessions.ts';
import { Op, QueryTypes, type Transaction } from 'sequelize';
import type { Origin } from '../../platform/http/endpoint.ts';
import type { Account, AccountKind } from './accountKinds.ts';

/** The owner of sessions: the same number in another audience is another owner. */
export interface Owner {
  audience: SessionAudience;
  id: number;
}

/** A person with a session, with any further data. */
export interface SomebodySignedIn {
  id: number;
  session_id: string;
  /** Whether a letter to his e-mail was answered. */
  is_email_proved: boolean;
  /** Whether the last use that was written down is more than a minute old. */
  is_use_due: boolean;
}

export function openSessionOf<Kept extends Account>(
  kind: AccountKind<Kept>,
  account: Kept,
  { ip, user_agent }: Origin,
  transaction: Transaction,
): Promise<Session> {
  const { audience } = kind;
  const expires_at = new Date(Date.now() + kind.hours(account) * 3_600_000);
  return Session.create({ audience, subject_id: account.id, ip, user_agent, expires_at }, { transaction });
}

export interface Which {
  id?: string;
  /** All but this one. */
  except?: string;
}

/** Ends the sessions of an owner; returns how many there were. */
export async function endSessions(
  { audience, id: subject_id }: Owner,
  ended_because: SessionEnd,
  transaction: Transaction,
  { id, except }: Which = {},
): Promise<number> {
  const which = { ...(id && { id }), ...(except && { id: { [Op.ne]: except } }) };
  const [ended] = await Session.update(
    { revoked_at: new Date(), ended_because },
    { where: { audience, subject_id, revoked_at: null, ...which }, transaction },
  );
  return ended;
}

/** The sessions an owner can still use, the last used first. */
export function livingSessions({ audience, id }: Owner): Promise<Session[]> {
  return queried<Session>(
    `select s.* ${livingOf(audience)} and s.subject_id = $1 order by s.last_used_at desc, s.id`,
    [id],
  );
}

/** Once a minute is enough to know who is idle; a write for each call would cost more than the call. */
export async function noteUse({ session_id, is_use_due }: SomebodySignedIn): Promise<void> {
  if (!is_use_due) return;
  await Session.update({ last_used_at: new Date() }, { where: { id: session_id, revoked_at: null } });
}

/** The conditions of every call on a session `s`, and its owner `u`, before any rights. */
export const signedIn = (audience: SessionAudience, columns: string) => `
  select u.id, s.id as session_id, u.email, u.phone, u.email_proved_at is not null as is_email_proved, ${columns},
    s.last_used_at < now() - interval '1 minute' as is_use_due
  ${livingOf(audience)} and s.id = $1::uuid and s.subject_id = $2`;

const owners: Record<SessionAudience, string> = {
  user: 'join users u on u.id = s.subject_id',
  legal: `join legal_members u on u.id = s.subject_id
    join legal_users l on l.id = u.legal_user_id and l.status = 'ACTIVE' and l.deleted_at is null`,
  individual: 'join individuals u on u.id = s.subject_id',
};

const livingOf = (audience: SessionAudience) => `
  from sessions s ${owners[audience]}
  where s.audience = '${audience}' and s.revoked_at is null and s.expires_at > now() and not ${isIdle}
    and u.status = 'ACTIVE' and u.deleted_at is null
    and not exists (select from blocked_emails b where b.email = u.email)`;

export async function queried<Row extends object>(sql: string, bind: unknown[]): Promise<Row[]> {
  return (await Session.sequelize?.query<Row>(sql, { bind, type: QueryTypes.SELECT })) ?? [];
}

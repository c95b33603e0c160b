import { type CreationOptional, DataTypes, type Sequelize } from 'sequelize';
import {
  type SessionAudience,
  type SessionEnd,
  sessionLifetimes,
} from '../../vocabulary/identity/sessions.ts';
import { moment } from '../columns.ts';
import { Row, table } from '../row.ts';

export class Session extends Row<Session> {
  declare id: CreationOptional<string>;
  declare audience: SessionAudience;
  declare subject_id: number;
  declare ip: CreationOptional<string | null>;
  declare user_agent: CreationOptional<string | null>;
  declare created_at: CreationOptional<Date>;
  declare last_used_at: CreationOptional<Date>;
  declare expires_at: Date;
  declare revoked_at: CreationOptional<Date | null>;
  declare ended_because: CreationOptional<SessionEnd | null>;
  /** When the person last showed that it is he, by his password. */
  declare proved_at: CreationOptional<Date>;
  /** The impersonator, and the reason. */
  declare deputy_id: CreationOptional<number | null>;
  declare deputy_reason: CreationOptional<string | null>;
}

/** Whether a session `s` has lain unused for too long. */
export const isIdle = `s.last_used_at <= now() - make_interval(mins =>
  case when s.audience = 'user' and exists (select from users where id = s.subject_id and not is_partner)
    then ${sessionLifetimes.staff.idle_minutes} else ${sessionLifetimes.cabinet.idle_minutes} end)`;

/** Writes down which sessions have ended by themselves; none of them opened anything any more. */
export async function endIdleSessions(sequelize: Sequelize): Promise<void> {
  await sequelize.query(
    `update sessions s set revoked_at = now(), ended_because = 'IDLE' where s.revoked_at is null and ${isIdle}`,
  );
}

export const initSession = table(Session, 'sessions', { updatedAt: false }, () => ({
  id: { type: DataTypes.UUID, primaryKey: true, defaultValue: DataTypes.UUIDV4 },
  audience: DataTypes.TEXT,
  subject_id: DataTypes.INTEGER,
  ip: DataTypes.TEXT,
  user_agent: DataTypes.TEXT,
  created_at: moment(),
  last_used_at: moment(),
  expires_at: moment(),
  revoked_at: moment(),
  ended_because: DataTypes.TEXT,
  proved_at: moment(),
  deputy_id: DataTypes.INTEGER,
  deputy_reason: DataTypes.TEXT,
}));

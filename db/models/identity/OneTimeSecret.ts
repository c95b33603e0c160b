import { type CreationOptional, DataTypes, type Sequelize } from 'sequelize';
import type { SecretKind } from '../../vocabulary/identity/secrets.ts';
import type { SessionAudience } from '../../vocabulary/identity/sessions.ts';
import { moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** A link or a code that was sent; the secret itself is known to its recipient alone. */
export class OneTimeSecret extends Row<OneTimeSecret> {
  declare id: string;
  declare kind: SecretKind;
  declare audience: SessionAudience;
  /** Absent where the target has no account yet. */
  declare subject_id: CreationOptional<number | null>;
  /** The e-mail or the phone it went to. */
  declare target: string;
  declare secret_hash: string;
  declare tries: CreationOptional<number>;
  declare ip: CreationOptional<string | null>;
  declare expires_at: Date;
  declare used_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
}

/** Deletes unusable secrets after a day. */
export async function deleteOldSecrets(sequelize: Sequelize): Promise<void> {
  await sequelize.query(`delete from one_time_secrets where expires_at < now() - interval '1 day'`);
}

export const initOneTimeSecret = table(OneTimeSecret, 'one_time_secrets', { updatedAt: false }, () => ({
  id: { type: DataTypes.UUID, primaryKey: true },
  kind: DataTypes.TEXT,
  audience: DataTypes.TEXT,
  subject_id: DataTypes.INTEGER,
  target: DataTypes.TEXT,
  secret_hash: DataTypes.TEXT,
  tries: DataTypes.INTEGER,
  ip: DataTypes.TEXT,
  expires_at: moment(),
  used_at: moment(),
  created_at: moment(),
}));

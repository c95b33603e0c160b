import { type CreationOptional, DataTypes } from 'sequelize';
import { longId, moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** A printed code for a lost authenticator; valid once. */
export class RecoveryCode extends Row<RecoveryCode> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare code_hash: string;
  declare used_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
}

export const initRecoveryCode = table(RecoveryCode, 'recovery_codes', { updatedAt: false }, () => ({
  id: longId(),
  user_id: DataTypes.INTEGER,
  code_hash: DataTypes.TEXT,
  used_at: moment(),
  created_at: moment(),
}));

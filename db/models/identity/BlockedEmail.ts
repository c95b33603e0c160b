import { type CreationOptional, DataTypes } from 'sequelize';
import { moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** An address whose owner can neither sign in nor register. */
export class BlockedEmail extends Row<BlockedEmail> {
  declare email: string;
  declare reason: string;
  declare blocked_by: CreationOptional<number | null>;
  declare created_at: CreationOptional<Date>;
}

export const initBlockedEmail = table(BlockedEmail, 'blocked_emails', { updatedAt: false }, () => ({
  email: { type: DataTypes.TEXT, primaryKey: true },
  reason: DataTypes.TEXT,
  blocked_by: DataTypes.INTEGER,
  created_at: moment(),
}));

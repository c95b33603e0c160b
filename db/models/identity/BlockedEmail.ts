import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { moment } from '../columns.ts';

/** An address whose owner can neither sign in nor register. */
export class BlockedEmail extends Model<
  InferAttributes<BlockedEmail>,
  InferCreationAttributes<BlockedEmail>
> {
  declare email: string;
  declare reason: string;
  declare blocked_by: CreationOptional<number | null>;
  declare created_at: CreationOptional<Date>;
}

export function initBlockedEmail(sequelize: Sequelize) {
  BlockedEmail.init(
    {
      email: { type: DataTypes.TEXT, primaryKey: true },
      reason: DataTypes.TEXT,
      blocked_by: DataTypes.INTEGER,
      created_at: moment(),
    },
    { sequelize, tableName: 'blocked_emails', updatedAt: false },
  );
}

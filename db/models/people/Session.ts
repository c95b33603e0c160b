import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import type { SessionAudience } from '../../vocabulary/people/user.ts';
import { moment } from '../columns.ts';

export class Session extends Model<InferAttributes<Session>, InferCreationAttributes<Session>> {
  declare id: CreationOptional<string>;
  declare audience: SessionAudience;
  declare subject_id: number;
  declare ip: CreationOptional<string | null>;
  declare user_agent: CreationOptional<string | null>;
  declare created_at: CreationOptional<Date>;
  declare last_used_at: CreationOptional<Date>;
  declare expires_at: Date;
  declare revoked_at: CreationOptional<Date | null>;
}

export function initSession(sequelize: Sequelize) {
  Session.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true, defaultValue: DataTypes.UUIDV4 },
      audience: DataTypes.TEXT,
      subject_id: DataTypes.INTEGER,
      ip: DataTypes.TEXT,
      user_agent: DataTypes.TEXT,
      created_at: moment(),
      last_used_at: moment(),
      expires_at: moment(),
      revoked_at: moment(),
    },
    { sequelize, tableName: 'sessions', updatedAt: false },
  );
}

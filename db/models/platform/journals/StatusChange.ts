import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { longId, moment } from '../../columns.ts';
import type { User } from '../../identity/User.ts';

export class StatusChange extends Model<
  InferAttributes<StatusChange>,
  InferCreationAttributes<StatusChange>
> {
  declare id: CreationOptional<string>;
  declare resource: string;
  declare record_id: number;
  declare move: string;
  declare from_status: string;
  declare to_status: string;
  declare actor_id: CreationOptional<number | null>;
  /** The signature of that time: buyers and the system have no user row. */
  declare actor_name: CreationOptional<string | null>;
  declare reason: CreationOptional<string | null>;
  declare created_at: CreationOptional<Date>;
  declare actor: NonAttribute<User | null>;
}

export function initStatusChange(sequelize: Sequelize) {
  StatusChange.init(
    {
      id: longId(),
      resource: DataTypes.TEXT,
      record_id: DataTypes.INTEGER,
      move: DataTypes.TEXT,
      from_status: DataTypes.TEXT,
      to_status: DataTypes.TEXT,
      actor_id: DataTypes.INTEGER,
      actor_name: DataTypes.TEXT,
      reason: DataTypes.TEXT,
      created_at: moment(),
    },
    { sequelize, tableName: 'status_changes', updatedAt: false },
  );
}

import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import { longId, moment } from '../../columns.ts';
import type { User } from '../../identity/User.ts';
import { Row, table } from '../../row.ts';

export class StatusChange extends Row<StatusChange> {
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

export const initStatusChange = table(StatusChange, 'status_changes', { updatedAt: false }, () => ({
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
}));

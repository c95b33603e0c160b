import { type CreationOptional, DataTypes } from 'sequelize';
import { longId, moment } from '../../columns.ts';
import { Row, table } from '../../row.ts';

export class AuditEntry extends Row<AuditEntry> {
  declare id: CreationOptional<string>;
  declare at: CreationOptional<Date>;
  declare actor_id: CreationOptional<number | null>;
  declare actor_name: CreationOptional<string | null>;
  declare actor_roles: CreationOptional<string[]>;
  /** The user whom the actor impersonated. */
  declare on_behalf_of_id: CreationOptional<number | null>;
  declare on_behalf_of_name: CreationOptional<string | null>;
  declare action: string;
  declare resource: string;
  declare record_id: CreationOptional<string | null>;
  declare changes: CreationOptional<Record<string, [unknown, unknown]>>;
  declare reason: CreationOptional<string | null>;
  declare ip: CreationOptional<string | null>;
  declare user_agent: CreationOptional<string | null>;
  declare request_id: CreationOptional<string | null>;
  /** The bulk action that this was part of. */
  declare parent_id: CreationOptional<string | null>;
}

export const initAuditEntry = table(AuditEntry, 'audit_log', { timestamps: false }, () => ({
  id: longId(),
  at: moment(),
  actor_id: DataTypes.INTEGER,
  actor_name: DataTypes.TEXT,
  actor_roles: DataTypes.ARRAY(DataTypes.TEXT),
  on_behalf_of_id: DataTypes.INTEGER,
  on_behalf_of_name: DataTypes.TEXT,
  action: DataTypes.TEXT,
  resource: DataTypes.TEXT,
  record_id: DataTypes.TEXT,
  changes: DataTypes.JSONB,
  reason: DataTypes.TEXT,
  ip: DataTypes.TEXT,
  user_agent: DataTypes.TEXT,
  request_id: DataTypes.TEXT,
  parent_id: DataTypes.BIGINT,
}));

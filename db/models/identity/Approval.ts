import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { ApprovalKindName, ApprovalStatus } from '../../vocabulary/identity/approvals.ts';
import { id, moment } from '../columns.ts';
import { Row, table } from '../row.ts';
import type { User } from './User.ts';

export type ApprovedFields = Record<string, string | number | null>;

/** A change that waits for a second pair of eyes; the database itself refuses the first pair. */
export class Approval extends Row<Approval> {
  declare id: CreationOptional<number>;
  declare kind: ApprovalKindName;
  declare resource: string;
  declare record_id: number;
  /** The name of the record at the time of the request. */
  declare title: string;
  declare before: ApprovedFields;
  declare after: ApprovedFields;
  /** Applied, but never shown. */
  declare withheld: CreationOptional<Record<string, unknown> | null>;
  declare readonly status: CreationOptional<ApprovalStatus>;
  declare asked_by: number;
  declare asked_at: CreationOptional<Date>;
  declare decided_by: CreationOptional<number | null>;
  declare decided_at: CreationOptional<Date | null>;
  declare reason: CreationOptional<string | null>;
  declare asker?: NonAttribute<User | null>;
  declare decider?: NonAttribute<User | null>;
}

export const initApproval = table(Approval, 'approvals', { timestamps: false }, () => ({
  id: id(),
  kind: DataTypes.TEXT,
  resource: DataTypes.TEXT,
  record_id: DataTypes.INTEGER,
  title: DataTypes.TEXT,
  before: DataTypes.JSONB,
  after: DataTypes.JSONB,
  withheld: DataTypes.JSONB,
  status: { type: DataTypes.TEXT, defaultValue: 'CREATED' },
  asked_by: DataTypes.INTEGER,
  asked_at: moment(),
  decided_by: DataTypes.INTEGER,
  decided_at: moment(),
  reason: DataTypes.TEXT,
}));

import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { EditedField } from '../../vocabulary/catalog/revisions/editedFields.ts';
import type { ProdRevisionStatus, RejectionCode } from '../../vocabulary/catalog/revisions/prodRevision.ts';
import { moment } from '../columns.ts';
import type { User } from '../identity/User.ts';
import { VersionedRow, versionedTable } from '../row.ts';
import type { Prod } from './Prod.ts';

/** Values of a course by field, as the API has them: roubles, unix seconds. */
export type EditedValues = Partial<Record<EditedField, unknown>>;

/** The changes of a published course that its centre asks for. */
export class ProdRevision extends VersionedRow<ProdRevision> {
  declare prod_id: number;
  /** The values that the edit began from, of the same fields. */
  declare before: CreationOptional<EditedValues>;
  declare fields: CreationOptional<EditedValues>;
  declare comments: CreationOptional<Partial<Record<EditedField, string>>>;
  declare reject_code: CreationOptional<RejectionCode | null>;
  declare created_by: CreationOptional<number | null>;
  declare submitted_at: CreationOptional<Date | null>;
  declare decided_by: CreationOptional<number | null>;
  declare decided_at: CreationOptional<Date | null>;
  declare readonly status: CreationOptional<ProdRevisionStatus>;
  declare prod: NonAttribute<Prod>;
  declare author: NonAttribute<User | null>;
  declare decider: NonAttribute<User | null>;
}

export const initProdRevision = versionedTable(ProdRevision, 'prod_revisions', {}, () => ({
  prod_id: DataTypes.INTEGER,
  before: DataTypes.JSONB,
  fields: DataTypes.JSONB,
  comments: DataTypes.JSONB,
  reject_code: DataTypes.TEXT,
  created_by: DataTypes.INTEGER,
  submitted_at: moment(),
  decided_by: DataTypes.INTEGER,
  decided_at: moment(),
  status: DataTypes.TEXT,
}));

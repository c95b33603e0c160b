import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { ImportStatus } from '../../../vocabulary/tools/imports/importLifecycle.ts';
import type { ImportSubject } from '../../../vocabulary/tools/imports/importSubjects.ts';
import type { ImportMode } from '../../../vocabulary/tools/imports/imports.ts';
import { moment } from '../../columns.ts';
import type { User } from '../../identity/User.ts';
import { VersionedRow, versionedTable } from '../../row.ts';

/** An uploaded file of records: how it is read, and its outcome. */
export class ImportTask extends VersionedRow<ImportTask> {
  declare resource: ImportSubject;
  declare filename: string;
  declare encoding: string;
  declare delimiter: CreationOptional<string | null>;
  declare headers: string[];
  /** The field of each column, in their order; null for an ignored column. */
  declare mapping: CreationOptional<(string | null)[] | null>;
  declare mode: CreationOptional<ImportMode | null>;
  declare readonly status: CreationOptional<ImportStatus>;
  declare total: number;
  declare created: CreationOptional<number>;
  declare updated: CreationOptional<number>;
  declare same: CreationOptional<number>;
  declare bad: CreationOptional<number>;
  declare kept: CreationOptional<number>;
  declare by_id: number;
  /** The centre that brings in courses of its own; null for files of staff. */
  declare center_id: CreationOptional<number | null>;
  declare applied_at: CreationOptional<Date | null>;
  declare deleted_at: CreationOptional<Date | null>;
  declare by?: NonAttribute<User>;
}

export const initImportTask = versionedTable(ImportTask, 'import_tasks', { paranoid: true }, () => ({
  resource: DataTypes.TEXT,
  filename: DataTypes.TEXT,
  encoding: DataTypes.TEXT,
  delimiter: DataTypes.TEXT,
  headers: DataTypes.ARRAY(DataTypes.TEXT),
  mapping: DataTypes.JSONB,
  mode: DataTypes.TEXT,
  status: DataTypes.TEXT,
  total: DataTypes.INTEGER,
  created: DataTypes.INTEGER,
  updated: DataTypes.INTEGER,
  same: DataTypes.INTEGER,
  bad: DataTypes.INTEGER,
  kept: DataTypes.INTEGER,
  by_id: DataTypes.INTEGER,
  center_id: DataTypes.INTEGER,
  applied_at: moment(),
  deleted_at: moment(),
}));

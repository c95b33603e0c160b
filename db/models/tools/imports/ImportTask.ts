import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import type { ImportStatus } from '../../../vocabulary/tools/imports/importLifecycle.ts';
import type { ImportSubject } from '../../../vocabulary/tools/imports/importSubjects.ts';
import type { ImportMode } from '../../../vocabulary/tools/imports/imports.ts';
import { id, moment, version } from '../../columns.ts';
import type { User } from '../../identity/User.ts';

/** An uploaded file of records: how it is read, and its outcome. */
export class ImportTask extends Model<InferAttributes<ImportTask>, InferCreationAttributes<ImportTask>> {
  declare id: CreationOptional<number>;
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
  declare applied_at: CreationOptional<Date | null>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare deleted_at: CreationOptional<Date | null>;
  declare by?: NonAttribute<User>;
}

export function initImportTask(sequelize: Sequelize) {
  ImportTask.init(
    {
      id: id(),
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
      applied_at: moment(),
      version: version(),
      created_at: moment(),
      updated_at: moment(),
      deleted_at: moment(),
    },
    { sequelize, tableName: 'import_tasks', version: 'version', paranoid: true },
  );
}

import { type CreationOptional, DataTypes } from 'sequelize';
import type { ExportStatus } from '../../../vocabulary/tools/exports/exports.ts';
import { id, moment } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** The query of a list, as its export takes it. */
export interface ExportQuery {
  format: 'csv' | 'xlsx';
  filter?: string;
  sort?: string;
  columns?: string;
}

/** A file of a list too long to be waited for. */
export class ExportTask extends Row<ExportTask> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  /** The export runs while its author may sign in. */
  declare session_id: string;
  declare resource: string;
  declare query: ExportQuery;
  /** The visible scope of the list: its owner gets the file only while he sees as much. */
  declare seen: string;
  declare status: CreationOptional<ExportStatus>;
  declare done: CreationOptional<number>;
  /** Null where the list is too long to be counted. */
  declare total: CreationOptional<number | null>;
  declare error: CreationOptional<string | null>;
  declare expires_at: Date;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export const initExportTask = table(ExportTask, 'export_tasks', {}, () => ({
  id: id(),
  user_id: DataTypes.INTEGER,
  session_id: DataTypes.UUID,
  resource: DataTypes.TEXT,
  query: DataTypes.JSONB,
  seen: DataTypes.TEXT,
  status: DataTypes.TEXT,
  done: DataTypes.INTEGER,
  total: DataTypes.INTEGER,
  error: DataTypes.TEXT,
  expires_at: moment(),
  created_at: moment(),
  updated_at: moment(),
}));

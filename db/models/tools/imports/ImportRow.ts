import { type CreationOptional, DataTypes } from 'sequelize';
import type { ImportOutcome } from '../../../vocabulary/tools/imports/imports.ts';
import { Row, table } from '../../row.ts';

/** The error of a cell, or of a whole row when there is no column. */
export interface RowError {
  column: string | null;
  value: string | null;
  code: string;
  message: string;
}

/** A row of an imported file, and what is needed to undo it. */
export class ImportRow extends Row<ImportRow> {
  declare task_id: number;
  /** The number of the row in the spreadsheet. */
  declare number: number;
  declare cells: string[];
  declare outcome: CreationOptional<ImportOutcome | null>;
  declare errors: CreationOptional<RowError[]>;
  declare record_id: CreationOptional<number | null>;
  /** After a check the version of the found record, after an import the version that was written: later changes have raised it. */
  declare record_version: CreationOptional<number | null>;
  /** The fields that the row has changed, as they were. */
  declare before: CreationOptional<Record<string, unknown> | null>;
}

export const initImportRow = table(ImportRow, 'import_rows', { timestamps: false }, () => ({
  task_id: { type: DataTypes.INTEGER, primaryKey: true },
  number: { type: DataTypes.INTEGER, primaryKey: true },
  cells: DataTypes.ARRAY(DataTypes.TEXT),
  outcome: DataTypes.TEXT,
  errors: DataTypes.JSONB,
  record_id: DataTypes.INTEGER,
  record_version: DataTypes.INTEGER,
  before: DataTypes.JSONB,
}));

import { DataTypes } from 'sequelize';
import { Row, table } from '../../row.ts';

/** A piece of a file, in its order. */
export class ExportPart extends Row<ExportPart> {
  declare task_id: number;
  declare number: number;
  declare bytes: Buffer;
}

export const initExportPart = table(ExportPart, 'export_parts', { timestamps: false }, () => ({
  task_id: { type: DataTypes.INTEGER, primaryKey: true },
  number: { type: DataTypes.INTEGER, primaryKey: true },
  bytes: DataTypes.BLOB,
}));

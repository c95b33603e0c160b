import { type CreationOptional, DataTypes } from 'sequelize';
import { moment } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** How a user last mapped the columns of a table with such headers. */
export class ImportMapping extends Row<ImportMapping> {
  declare user_id: number;
  declare resource: string;
  declare header_hash: string;
  declare mapping: (string | null)[];
  declare updated_at: CreationOptional<Date>;
}

export const initImportMapping = table(ImportMapping, 'import_mappings', { createdAt: false }, () => ({
  user_id: { type: DataTypes.INTEGER, primaryKey: true },
  resource: { type: DataTypes.TEXT, primaryKey: true },
  header_hash: { type: DataTypes.TEXT, primaryKey: true },
  mapping: DataTypes.JSONB,
  updated_at: moment(),
}));

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { moment } from '../../columns.ts';

/** How a user last mapped the columns of a table with such headers. */
export class ImportMapping extends Model<
  InferAttributes<ImportMapping>,
  InferCreationAttributes<ImportMapping>
> {
  declare user_id: number;
  declare resource: string;
  declare header_hash: string;
  declare mapping: (string | null)[];
  declare updated_at: CreationOptional<Date>;
}

export function initImportMapping(sequelize: Sequelize) {
  ImportMapping.init(
    {
      user_id: { type: DataTypes.INTEGER, primaryKey: true },
      resource: { type: DataTypes.TEXT, primaryKey: true },
      header_hash: { type: DataTypes.TEXT, primaryKey: true },
      mapping: DataTypes.JSONB,
      updated_at: moment(),
    },
    { sequelize, tableName: 'import_mappings', createdAt: false },
  );
}

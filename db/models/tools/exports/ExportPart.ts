import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A piece of a file, in its order. */
export class ExportPart extends Model<InferAttributes<ExportPart>, InferCreationAttributes<ExportPart>> {
  declare task_id: number;
  declare number: number;
  declare bytes: Buffer;
}

export function initExportPart(sequelize: Sequelize) {
  ExportPart.init(
    {
      task_id: { type: DataTypes.INTEGER, primaryKey: true },
      number: { type: DataTypes.INTEGER, primaryKey: true },
      bytes: DataTypes.BLOB,
    },
    { sequelize, tableName: 'export_parts', timestamps: false },
  );
}

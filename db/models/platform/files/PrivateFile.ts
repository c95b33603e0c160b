import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  Op,
  type Sequelize,
} from 'sequelize';
import type { PrivateMime } from '../../../vocabulary/privateFiles.ts';
import { moment } from '../../columns.ts';

/** A paper that somebody sent in confidence; whoever refers to it guards it, and lives on without it. */
export class PrivateFile extends Model<InferAttributes<PrivateFile>, InferCreationAttributes<PrivateFile>> {
  declare id: string;
  /** What it is for: the gate of one kind hands out no file of another. */
  declare kind: string;
  declare mime: PrivateMime;
  declare bytes: Buffer;
  declare size: CreationOptional<number>;
  declare sha256: CreationOptional<string>;
  /** Null while it is needed. */
  declare delete_after: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
}

export function deletePrivateFiles(): Promise<number> {
  return PrivateFile.destroy({ where: { delete_after: { [Op.lt]: new Date() } } });
}

export function initPrivateFile(sequelize: Sequelize) {
  PrivateFile.init(
    {
      id: { type: DataTypes.UUID, primaryKey: true },
      kind: DataTypes.TEXT,
      mime: DataTypes.TEXT,
      bytes: DataTypes.BLOB,
      size: DataTypes.INTEGER,
      sha256: DataTypes.TEXT,
      delete_after: moment(),
      created_at: moment(),
    },
    { sequelize, tableName: 'private_files', updatedAt: false },
  );
}

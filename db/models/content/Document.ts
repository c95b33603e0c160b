import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id, moment, version } from '../columns.ts';

/** A PDF to read or keep, listed on `/docs`. */
export class Document extends Model<InferAttributes<Document>, InferCreationAttributes<Document>> {
  declare id: CreationOptional<number>;
  declare title: string;
  declare filename: string;
  declare size: number;
  declare sort: CreationOptional<number>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function initDocument(sequelize: Sequelize) {
  Document.init(
    {
      id: id(),
      title: DataTypes.TEXT,
      filename: DataTypes.TEXT,
      size: DataTypes.INTEGER,
      sort: DataTypes.INTEGER,
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'documents', paranoid: true, version: 'version' },
  );
}

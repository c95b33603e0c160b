import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type ModelAttributes,
  type ModelStatic,
  type Sequelize,
} from 'sequelize';
import { id, moment, version } from './columns.ts';

/** A row of a plain list of names. */
export abstract class NamedRow<M extends Model> extends Model<
  InferAttributes<M>,
  InferCreationAttributes<M>
> {
  declare id: CreationOptional<number>;
  declare name: string;
  declare sort: CreationOptional<number>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export const initNamedList =
  (model: ModelStatic<Model>, tableName: string, more: ModelAttributes = {}) =>
  (sequelize: Sequelize) =>
    model.init(
      {
        id: id(),
        name: DataTypes.TEXT,
        sort: DataTypes.INTEGER,
        version: version(),
        created_at: moment(),
        updated_at: moment(),
        ...more,
      },
      { sequelize, tableName, paranoid: true, version: 'version' },
    );

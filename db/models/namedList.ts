import {
  type CreationOptional,
  DataTypes,
  type Model,
  type ModelAttributes,
  type ModelStatic,
} from 'sequelize';
import { VersionedRow, versionedTable } from './row.ts';

/** A row of a plain list of names. */
export abstract class NamedRow<M extends Model> extends VersionedRow<M> {
  declare name: string;
  declare sort: CreationOptional<number>;
}

export const initNamedList = (model: ModelStatic<Model>, tableName: string, more: ModelAttributes = {}) =>
  versionedTable(model, tableName, { paranoid: true }, () => ({
    name: DataTypes.TEXT,
    sort: DataTypes.INTEGER,
    ...more,
  }));

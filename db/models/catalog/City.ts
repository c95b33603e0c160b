import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id, moment, numberFromBigint, version } from '../columns.ts';

export class City extends Model<InferAttributes<City>, InferCreationAttributes<City>> {
  declare id: CreationOptional<number>;
  declare name: string;
  declare region: string;
  declare lat: CreationOptional<number | null>;
  declare lon: CreationOptional<number | null>;
  declare population: CreationOptional<number>;
  declare merged_into: CreationOptional<number | null>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function initCity(sequelize: Sequelize) {
  City.init(
    {
      id: id(),
      name: DataTypes.TEXT,
      region: DataTypes.TEXT,
      lat: { ...numberFromBigint('lat'), type: DataTypes.DECIMAL },
      lon: { ...numberFromBigint('lon'), type: DataTypes.DECIMAL },
      population: DataTypes.INTEGER,
      merged_into: DataTypes.INTEGER,
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'cities', paranoid: true, version: 'version' },
  );
}

import { type CreationOptional, DataTypes } from 'sequelize';
import { numberFromBigint } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';

export class City extends VersionedRow<City> {
  declare name: string;
  declare region: string;
  declare lat: CreationOptional<number | null>;
  declare lon: CreationOptional<number | null>;
  declare population: CreationOptional<number>;
  declare merged_into: CreationOptional<number | null>;
}

export const initCity = versionedTable(City, 'cities', { paranoid: true }, () => ({
  name: DataTypes.TEXT,
  region: DataTypes.TEXT,
  lat: { ...numberFromBigint('lat'), type: DataTypes.DECIMAL },
  lon: { ...numberFromBigint('lon'), type: DataTypes.DECIMAL },
  population: DataTypes.INTEGER,
  merged_into: DataTypes.INTEGER,
}));

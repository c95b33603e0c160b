import { type CreationOptional, DataTypes } from 'sequelize';
import type { UtcOffset } from '../../vocabulary/catalog/utcOffsets.ts';
import { numberFromBigint } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';

export class City extends VersionedRow<City> {
  declare name: string;
  declare region: string;
  declare lat: CreationOptional<number | null>;
  declare lon: CreationOptional<number | null>;
  declare population: CreationOptional<number>;
  declare utc_offset: CreationOptional<UtcOffset>;
  declare merged_into: CreationOptional<number | null>;
}

export const initCity = versionedTable(City, 'cities', { paranoid: true }, () => ({
  name: DataTypes.TEXT,
  region: DataTypes.TEXT,
  lat: { ...numberFromBigint('lat'), type: DataTypes.DECIMAL },
  lon: { ...numberFromBigint('lon'), type: DataTypes.DECIMAL },
  population: DataTypes.INTEGER,
  utc_offset: DataTypes.SMALLINT,
  merged_into: DataTypes.INTEGER,
}));

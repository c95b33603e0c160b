import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import type { ModerationStatus } from '../../vocabulary/statuses.ts';
import { id, moment, numberFromDecimal, version } from '../columns.ts';
import type { City } from './City.ts';

export class Lecturer extends Model<InferAttributes<Lecturer>, InferCreationAttributes<Lecturer>> {
  declare id: CreationOptional<number>;
  declare sef: string;
  declare name: string;
  declare text: CreationOptional<string>;
  declare city_id: CreationOptional<number | null>;
  declare filename: CreationOptional<string | null>;
  declare alt: CreationOptional<string | null>;
  declare rating_total: CreationOptional<number>;
  declare rating_count: CreationOptional<number>;
  declare readonly status: CreationOptional<ModerationStatus>;
  declare merged_into: CreationOptional<number | null>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare city: NonAttribute<City | null>;
}

export function initLecturer(sequelize: Sequelize) {
  Lecturer.init(
    {
      id: id(),
      sef: DataTypes.TEXT,
      name: DataTypes.TEXT,
      text: DataTypes.TEXT,
      city_id: DataTypes.INTEGER,
      filename: DataTypes.TEXT,
      alt: DataTypes.TEXT,
      rating_total: numberFromDecimal('rating_total'),
      rating_count: DataTypes.INTEGER,
      status: DataTypes.TEXT,
      merged_into: DataTypes.INTEGER,
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'lecturers', paranoid: true, version: 'version' },
  );
}

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { moment } from '../columns.ts';

/** A date of a course that was opened for those who wait for another one. */
export class ExtraDate extends Model<InferAttributes<ExtraDate>, InferCreationAttributes<ExtraDate>> {
  declare prod_id: number;
  declare of_prod_id: number;
  declare created_at: CreationOptional<Date>;
  /** When they were taken into its line: once, as it is first published. */
  declare invited_at: CreationOptional<Date | null>;
}

export function initExtraDate(sequelize: Sequelize) {
  ExtraDate.init(
    {
      prod_id: { type: DataTypes.INTEGER, primaryKey: true },
      of_prod_id: DataTypes.INTEGER,
      created_at: moment(),
      invited_at: moment(),
    },
    { sequelize, tableName: 'extra_dates', timestamps: false },
  );
}

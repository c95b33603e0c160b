import { type CreationOptional, DataTypes } from 'sequelize';
import { moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** A date of a course that was opened for those who wait for another one. */
export class ExtraDate extends Row<ExtraDate> {
  declare prod_id: number;
  declare of_prod_id: number;
  declare created_at: CreationOptional<Date>;
  /** When they were taken into its line: once, as it is first published. */
  declare invited_at: CreationOptional<Date | null>;
}

export const initExtraDate = table(ExtraDate, 'extra_dates', { timestamps: false }, () => ({
  prod_id: { type: DataTypes.INTEGER, primaryKey: true },
  of_prod_id: DataTypes.INTEGER,
  created_at: moment(),
  invited_at: moment(),
}));

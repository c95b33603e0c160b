import { type CreationOptional, DataTypes } from 'sequelize';
import { moment, numberFromBigint, numberFromDecimal } from '../columns.ts';
import { Row, table } from '../row.ts';

/** The award of a company for a completed order, with the tier it followed. Sums are kopecks. */
export class ScaleAward extends Row<ScaleAward> {
  declare order_id: number;
  declare legal_user_id: number;
  declare scale_id: number | null;
  declare turnover: number;
  declare net_paid: number;
  /** The turnover from which the tier applied; null for a company's own percentage, or none. */
  declare value: number | null;
  declare percent: number;
  declare expiry_days: number | null;
  /** Whole bonuses; 0 where nothing was due. */
  declare count: number;
  declare finished_at: Date;
  declare decided_at: CreationOptional<Date>;
}

export const initScaleAward = table(ScaleAward, 'scale_awards', { timestamps: false }, () => ({
  order_id: { type: DataTypes.INTEGER, primaryKey: true },
  legal_user_id: DataTypes.INTEGER,
  scale_id: DataTypes.INTEGER,
  turnover: numberFromBigint('turnover'),
  net_paid: numberFromBigint('net_paid'),
  value: numberFromBigint('value'),
  percent: numberFromDecimal('percent'),
  expiry_days: DataTypes.INTEGER,
  count: DataTypes.INTEGER,
  finished_at: moment(),
  decided_at: moment(),
}));

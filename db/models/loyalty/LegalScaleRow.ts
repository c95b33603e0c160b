import { type CreationOptional, DataTypes } from 'sequelize';
import { id, numberFromBigint, numberFromDecimal } from '../columns.ts';
import { Row, table } from '../row.ts';

/** A percentage from a turnover in kopecks; of all rows of a scale those of the latest day apply. */
export class LegalScaleRow extends Row<LegalScaleRow> {
  declare id: CreationOptional<number>;
  declare scale_id: number;
  declare valid_from: string;
  declare value: number;
  declare percent: number;
  declare expiry_days: number;
}

export const initLegalScaleRow = table(LegalScaleRow, 'legal_scale_rows', { timestamps: false }, () => ({
  id: id(),
  scale_id: DataTypes.INTEGER,
  valid_from: DataTypes.DATEONLY,
  value: numberFromBigint('value'),
  percent: numberFromDecimal('percent'),
  expiry_days: DataTypes.INTEGER,
}));

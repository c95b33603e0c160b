import { DataTypes } from 'sequelize';
import { moment, numberFromBigint, numberFromDecimal } from '../columns.ts';
import { Row, table } from '../row.ts';

/** The standing of a company on its scale, as calculated last night. */
export class LegalLevel extends Row<LegalLevel> {
  declare legal_user_id: number;
  /** Kopecks. */
  declare turnover: number;
  declare percent: number;
  declare counted_at: Date;
}

export const initLegalLevel = table(LegalLevel, 'legal_levels', { timestamps: false }, () => ({
  legal_user_id: { type: DataTypes.INTEGER, primaryKey: true },
  turnover: numberFromBigint('turnover'),
  percent: numberFromDecimal('percent'),
  counted_at: moment(),
}));

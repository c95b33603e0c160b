import { DataTypes, type InferAttributes, Model } from 'sequelize';
import { moment } from '../columns.ts';
import { table } from '../row.ts';

/** The log of the last year by query; a view, so it is only read. */
export class SearchReportRow extends Model<InferAttributes<SearchReportRow>> {
  declare id: number;
  declare query: string;
  declare asked_week: number;
  declare asked_month: number;
  declare asked_year: number;
  /** How often nothing was found, or only after the words had been mended. */
  declare asked_in_vain: number;
  declare found: number | null;
  declare corrected: string | null;
  declare clicks: number;
  declare click_position: number | null;
  declare last_asked: Date;
}

export const initSearchReportRow = table(SearchReportRow, 'search_report', { timestamps: false }, () => ({
  id: { type: DataTypes.INTEGER, primaryKey: true },
  query: DataTypes.TEXT,
  asked_week: DataTypes.INTEGER,
  asked_month: DataTypes.INTEGER,
  asked_year: DataTypes.INTEGER,
  asked_in_vain: DataTypes.INTEGER,
  found: DataTypes.INTEGER,
  corrected: DataTypes.TEXT,
  clicks: DataTypes.INTEGER,
  click_position: DataTypes.DOUBLE,
  last_asked: moment(),
}));

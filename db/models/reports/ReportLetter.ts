import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import { id, moment } from '../columns.ts';
import { Row, table } from '../row.ts';
import type { ReportSending } from './ReportSending.ts';

/** The report behind a letter, for its reader only and for some days; the token itself is in the letter only. */
export class ReportLetter extends Row<ReportLetter> {
  declare id: CreationOptional<number>;
  declare sending_id: number;
  declare user_id: number;
  declare token_hash: string;
  declare expires_at: Date;
  /** When the file was first taken. */
  declare taken_at: CreationOptional<Date | null>;
  declare sending: NonAttribute<ReportSending>;
}

export const initReportLetter = table(ReportLetter, 'report_letters', { timestamps: false }, () => ({
  id: id(),
  sending_id: DataTypes.INTEGER,
  user_id: DataTypes.INTEGER,
  token_hash: DataTypes.TEXT,
  expires_at: moment(),
  taken_at: moment(),
}));

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import { id, moment } from '../columns.ts';
import type { ReportSending } from './ReportSending.ts';

/** The report behind a letter, for its reader only and for some days; the token itself is in the letter only. */
export class ReportLetter extends Model<
  InferAttributes<ReportLetter>,
  InferCreationAttributes<ReportLetter>
> {
  declare id: CreationOptional<number>;
  declare sending_id: number;
  declare user_id: number;
  declare token_hash: string;
  declare expires_at: Date;
  /** When the file was first taken. */
  declare taken_at: CreationOptional<Date | null>;
  declare sending: NonAttribute<ReportSending>;
}

export function initReportLetter(sequelize: Sequelize) {
  ReportLetter.init(
    {
      id: id(),
      sending_id: DataTypes.INTEGER,
      user_id: DataTypes.INTEGER,
      token_hash: DataTypes.TEXT,
      expires_at: moment(),
      taken_at: moment(),
    },
    { sequelize, tableName: 'report_letters', timestamps: false },
  );
}

import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import { id, moment } from '../columns.ts';
import { Row, table } from '../row.ts';
import type { ReportLetter } from './ReportLetter.ts';
import type { ReportSchedule } from './ReportSchedule.ts';

/** A sent period: once by the schedule, manually as often as requested. */
export class ReportSending extends Row<ReportSending> {
  declare id: CreationOptional<number>;
  declare schedule_id: number;
  /** For a report of one moment, both are the day of sending. */
  declare period_from: string;
  declare period_to: string;
  /** Null where the clock sent it. */
  declare by_id: number | null;
  /** Users who were to have it and might not read it any more. */
  declare left_out: number[];
  declare sent_at: CreationOptional<Date>;
  declare schedule: NonAttribute<ReportSchedule>;
  declare letters: NonAttribute<ReportLetter[]>;
}

export const initReportSending = table(ReportSending, 'report_sendings', { timestamps: false }, () => ({
  id: id(),
  schedule_id: DataTypes.INTEGER,
  period_from: DataTypes.DATEONLY,
  period_to: DataTypes.DATEONLY,
  by_id: DataTypes.INTEGER,
  left_out: DataTypes.ARRAY(DataTypes.INTEGER),
  sent_at: moment(),
}));

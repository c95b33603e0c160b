import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { ReportName } from '../../vocabulary/reports/reports.ts';
import type { Rhythm, SentPeriod } from '../../vocabulary/reports/schedules.ts';
import { moment } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';
import type { ReportRecipient } from './ReportRecipient.ts';
import type { ReportSending } from './ReportSending.ts';

/** A report that its owner has sent to colleagues again and again. */
export class ReportSchedule extends VersionedRow<ReportSchedule> {
  declare owner_id: number;
  declare report: ReportName;
  declare filters: Record<string, unknown>;
  declare format: 'csv' | 'xlsx';
  declare rhythm: Rhythm;
  declare weekday: number | null;
  declare month_day: number | null;
  declare period: SentPeriod;
  /** The next day of sending, as PostgreSQL writes it. */
  declare next_on: string;
  declare paused_at: CreationOptional<Date | null>;
  declare recipients: NonAttribute<ReportRecipient[]>;
  declare sendings: NonAttribute<ReportSending[]>;
}

export const initReportSchedule = versionedTable(ReportSchedule, 'report_schedules', {}, () => ({
  owner_id: DataTypes.INTEGER,
  report: DataTypes.TEXT,
  filters: DataTypes.JSONB,
  format: DataTypes.TEXT,
  rhythm: DataTypes.TEXT,
  weekday: DataTypes.INTEGER,
  month_day: DataTypes.INTEGER,
  period: DataTypes.TEXT,
  next_on: DataTypes.DATEONLY,
  paused_at: moment(),
}));

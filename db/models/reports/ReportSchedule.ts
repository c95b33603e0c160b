import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import type { ReportName } from '../../vocabulary/reports/reports.ts';
import type { Rhythm, SentPeriod } from '../../vocabulary/reports/schedules.ts';
import { id, moment, version } from '../columns.ts';
import type { ReportRecipient } from './ReportRecipient.ts';
import type { ReportSending } from './ReportSending.ts';

/** A report that its owner has sent to colleagues again and again. */
export class ReportSchedule extends Model<
  InferAttributes<ReportSchedule>,
  InferCreationAttributes<ReportSchedule>
> {
  declare id: CreationOptional<number>;
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
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare recipients: NonAttribute<ReportRecipient[]>;
  declare sendings: NonAttribute<ReportSending[]>;
}

export function initReportSchedule(sequelize: Sequelize) {
  ReportSchedule.init(
    {
      id: id(),
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
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'report_schedules', version: 'version' },
  );
}

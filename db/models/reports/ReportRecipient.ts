import { DataTypes } from 'sequelize';
import { Row, table } from '../row.ts';

/** A recipient of a scheduled report, while he may read it. */
export class ReportRecipient extends Row<ReportRecipient> {
  declare schedule_id: number;
  declare user_id: number;
}

export const initReportRecipient = table(ReportRecipient, 'report_recipients', { timestamps: false }, () => ({
  schedule_id: { type: DataTypes.INTEGER, primaryKey: true },
  user_id: { type: DataTypes.INTEGER, primaryKey: true },
}));

import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A recipient of a scheduled report, while he may read it. */
export class ReportRecipient extends Model<
  InferAttributes<ReportRecipient>,
  InferCreationAttributes<ReportRecipient>
> {
  declare schedule_id: number;
  declare user_id: number;
}

export function initReportRecipient(sequelize: Sequelize) {
  ReportRecipient.init(
    {
      schedule_id: { type: DataTypes.INTEGER, primaryKey: true },
      user_id: { type: DataTypes.INTEGER, primaryKey: true },
    },
    { sequelize, tableName: 'report_recipients', timestamps: false },
  );
}

import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { moment, numberFromBigint, numberFromDecimal } from '../columns.ts';

/** The standing of a company on its scale, as calculated last night. */
export class LegalLevel extends Model<InferAttributes<LegalLevel>, InferCreationAttributes<LegalLevel>> {
  declare legal_user_id: number;
  /** Kopecks. */
  declare turnover: number;
  declare percent: number;
  declare counted_at: Date;
}

export function initLegalLevel(sequelize: Sequelize) {
  LegalLevel.init(
    {
      legal_user_id: { type: DataTypes.INTEGER, primaryKey: true },
      turnover: numberFromBigint('turnover'),
      percent: numberFromDecimal('percent'),
      counted_at: moment(),
    },
    { sequelize, tableName: 'legal_levels', timestamps: false },
  );
}

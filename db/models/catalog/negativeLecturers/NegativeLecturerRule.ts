import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { moment } from '../../columns.ts';

/** A centre's signature under the rule of the list, one for each version. */
export class NegativeLecturerRule extends Model<
  InferAttributes<NegativeLecturerRule>,
  InferCreationAttributes<NegativeLecturerRule>
> {
  declare center_id: number;
  declare version: number;
  declare user_id: CreationOptional<number | null>;
  declare signed_at: CreationOptional<Date>;
}

export function initNegativeLecturerRule(sequelize: Sequelize) {
  NegativeLecturerRule.init(
    {
      center_id: { type: DataTypes.INTEGER, primaryKey: true },
      version: { type: DataTypes.INTEGER, primaryKey: true },
      user_id: DataTypes.INTEGER,
      signed_at: moment(),
    },
    { sequelize, tableName: 'negative_lecturer_rules', timestamps: false },
  );
}

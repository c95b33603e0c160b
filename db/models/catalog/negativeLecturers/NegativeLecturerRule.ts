import { type CreationOptional, DataTypes } from 'sequelize';
import { moment } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** A centre's signature under the rule of the list, one for each version. */
export class NegativeLecturerRule extends Row<NegativeLecturerRule> {
  declare center_id: number;
  declare version: number;
  declare user_id: CreationOptional<number | null>;
  declare signed_at: CreationOptional<Date>;
}

export const initNegativeLecturerRule = table(
  NegativeLecturerRule,
  'negative_lecturer_rules',
  { timestamps: false },
  () => ({
    center_id: { type: DataTypes.INTEGER, primaryKey: true },
    version: { type: DataTypes.INTEGER, primaryKey: true },
    user_id: DataTypes.INTEGER,
    signed_at: moment(),
  }),
);

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id, moment, numberFromBigint } from '../../columns.ts';

/** The part of a bank transfer that paid an invoice. Kopecks. */
export class BankMatch extends Model<InferAttributes<BankMatch>, InferCreationAttributes<BankMatch>> {
  declare id: CreationOptional<number>;
  declare line_id: number;
  declare invoice_id: number;
  declare payment_id: number;
  declare sum: number;
  /** Null where it was matched without doubt and without a person. */
  declare by_id: number | null;
  declare created_at: CreationOptional<Date>;
}

export function initBankMatch(sequelize: Sequelize) {
  BankMatch.init(
    {
      id: id(),
      line_id: DataTypes.INTEGER,
      invoice_id: DataTypes.INTEGER,
      payment_id: DataTypes.INTEGER,
      sum: numberFromBigint('sum'),
      by_id: DataTypes.INTEGER,
      created_at: moment(),
    },
    { sequelize, tableName: 'bank_matches', updatedAt: false },
  );
}

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import type { BankLineStatus } from '../../../vocabulary/money/bank/bankLineLifecycle.ts';
import { id, moment, numberFromBigint, version } from '../../columns.ts';
import type { BankFile } from './BankFile.ts';

/** A payment to an account of the platform, as the bank reported it. */
export class BankLine extends Model<InferAttributes<BankLine>, InferCreationAttributes<BankLine>> {
  declare id: CreationOptional<number>;
  declare file_id: number;
  /** Identifies the same payment in another file. */
  declare key: string;
  declare account: string;
  declare number: string;
  declare date: string;
  declare received_on: string;
  /** Kopecks. */
  declare sum: number;
  declare payer_name: string;
  declare payer_inn: string;
  declare payer_kpp: string;
  declare payer_account: string;
  declare purpose: string;
  declare raw: string;
  declare readonly status: CreationOptional<BankLineStatus>;
  /** Why it was passed over. */
  declare reason: CreationOptional<string | null>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare file?: NonAttribute<BankFile>;
}

export function initBankLine(sequelize: Sequelize) {
  BankLine.init(
    {
      id: id(),
      file_id: DataTypes.INTEGER,
      key: DataTypes.TEXT,
      account: DataTypes.TEXT,
      number: DataTypes.TEXT,
      date: DataTypes.DATEONLY,
      received_on: DataTypes.DATEONLY,
      sum: numberFromBigint('sum'),
      payer_name: DataTypes.TEXT,
      payer_inn: DataTypes.TEXT,
      payer_kpp: DataTypes.TEXT,
      payer_account: DataTypes.TEXT,
      purpose: DataTypes.TEXT,
      raw: DataTypes.TEXT,
      status: DataTypes.TEXT,
      reason: DataTypes.TEXT,
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'bank_lines', version: 'version' },
  );
}

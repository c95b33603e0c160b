import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import type { BonusAccountStatus } from '../../vocabulary/loyalty/bonuses/bonus.ts';
import { id, moment, version } from '../columns.ts';

/** Bonuses of a phone or of a company. Only the ledger writes the sums. */
export class BonusAccount extends Model<
  InferAttributes<BonusAccount>,
  InferCreationAttributes<BonusAccount>
> {
  declare id: CreationOptional<number>;
  declare key: string;
  declare balance: CreationOptional<number>;
  declare pending: CreationOptional<number>;
  declare debt: CreationOptional<number>;
  declare readonly status: CreationOptional<BonusAccountStatus>;
  /** The account that has had its bonuses since, and to which both keys lead. */
  declare merged_into: CreationOptional<number | null>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function initBonusAccount(sequelize: Sequelize) {
  BonusAccount.init(
    {
      id: id(),
      key: DataTypes.TEXT,
      balance: DataTypes.INTEGER,
      pending: DataTypes.INTEGER,
      debt: DataTypes.INTEGER,
      status: { type: DataTypes.TEXT, defaultValue: 'ACTIVE' },
      merged_into: DataTypes.INTEGER,
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'bonus_accounts', version: 'version' },
  );
}

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import type { Center } from '../../catalog/Center.ts';
import { id, moment, numberFromBigint, version } from '../../columns.ts';
import type { MarketingPenalty } from './MarketingPenalty.ts';
import type { MarketingWithdrawal } from './MarketingWithdrawal.ts';

/**
 * The marketing balance of a centre. The database opens it with the centre, and updates the sums with each
 * entry. Kopecks.
 */
export class MarketingBalance extends Model<
  InferAttributes<MarketingBalance>,
  InferCreationAttributes<MarketingBalance>
> {
  declare id: CreationOptional<number>;
  declare center_id: number;
  declare total: CreationOptional<number>;
  /** Reserved for undecided withdrawals. */
  declare reserved: CreationOptional<number>;
  declare readonly status: CreationOptional<'ACTIVE'>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare center: NonAttribute<Center>;
  declare penalties: NonAttribute<MarketingPenalty[]>;
  declare withdrawals: NonAttribute<MarketingWithdrawal[]>;

  get available(): NonAttribute<number> {
    return this.total - this.reserved;
  }
}

export function initMarketingBalance(sequelize: Sequelize) {
  MarketingBalance.init(
    {
      id: id(),
      center_id: DataTypes.INTEGER,
      total: numberFromBigint('total'),
      reserved: numberFromBigint('reserved'),
      status: { type: DataTypes.TEXT, defaultValue: 'ACTIVE' },
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'marketing_balances', version: 'version' },
  );
}

import { type CreationOptional, DataTypes } from 'sequelize';
import type { expiryNoticeDays } from '../../vocabulary/loyalty/bonuses/bonus.ts';
import { moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** Bonuses of one entry, which expire together; identified by the number of the entry. */
export class BonusLot extends Row<BonusLot> {
  declare id: number;
  declare account_id: number;
  declare count: number;
  declare left: number;
  declare expires_at: Date;
  /** The number of days before the end at the last reminder. */
  declare told_days: CreationOptional<(typeof expiryNoticeDays)[number] | null>;
}

export const initBonusLot = table(BonusLot, 'bonus_lots', { timestamps: false }, () => ({
  id: { type: DataTypes.INTEGER, primaryKey: true },
  account_id: DataTypes.INTEGER,
  count: DataTypes.INTEGER,
  left: DataTypes.INTEGER,
  expires_at: moment(),
  told_days: DataTypes.INTEGER,
}));

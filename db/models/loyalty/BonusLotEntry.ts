import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import type { LotEntryKind } from '../../vocabulary/loyalty/bonuses/bonus.ts';

/** How many an entry of the ledger took from a lot or returned to it. */
export class BonusLotEntry extends Model<
  InferAttributes<BonusLotEntry>,
  InferCreationAttributes<BonusLotEntry>
> {
  declare tx_id: number;
  declare lot_id: number;
  declare kind: LotEntryKind;
  declare count: number;
}

export function initBonusLotEntry(sequelize: Sequelize) {
  BonusLotEntry.init(
    {
      tx_id: { type: DataTypes.INTEGER, primaryKey: true },
      lot_id: { type: DataTypes.INTEGER, primaryKey: true },
      kind: { type: DataTypes.TEXT, primaryKey: true },
      count: DataTypes.INTEGER,
    },
    { sequelize, tableName: 'bonus_lot_moves', timestamps: false },
  );
}

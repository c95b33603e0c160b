import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import type { LotMoveKind } from '../../vocabulary/loyalty/bonuses/bonus.ts';

/** How many an entry of the ledger took from a lot or returned to it. */
export class BonusLotMove extends Model<
  InferAttributes<BonusLotMove>,
  InferCreationAttributes<BonusLotMove>
> {
  declare tx_id: number;
  declare lot_id: number;
  declare kind: LotMoveKind;
  declare count: number;
}

export function initBonusLotMove(sequelize: Sequelize) {
  BonusLotMove.init(
    {
      tx_id: { type: DataTypes.INTEGER, primaryKey: true },
      lot_id: { type: DataTypes.INTEGER, primaryKey: true },
      kind: { type: DataTypes.TEXT, primaryKey: true },
      count: DataTypes.INTEGER,
    },
    { sequelize, tableName: 'bonus_lot_moves', timestamps: false },
  );
}

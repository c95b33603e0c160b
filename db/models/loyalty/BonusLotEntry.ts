import { DataTypes } from 'sequelize';
import type { LotEntryKind } from '../../vocabulary/loyalty/bonuses/bonus.ts';
import { Row, table } from '../row.ts';

/** How many an entry of the ledger took from a lot or returned to it. */
export class BonusLotEntry extends Row<BonusLotEntry> {
  declare tx_id: number;
  declare lot_id: number;
  declare kind: LotEntryKind;
  declare count: number;
}

export const initBonusLotEntry = table(BonusLotEntry, 'bonus_lot_moves', { timestamps: false }, () => ({
  tx_id: { type: DataTypes.INTEGER, primaryKey: true },
  lot_id: { type: DataTypes.INTEGER, primaryKey: true },
  kind: { type: DataTypes.TEXT, primaryKey: true },
  count: DataTypes.INTEGER,
}));

import { type CreationOptional, DataTypes } from 'sequelize';
import type { BonusKind, BonusSource, BonusState } from '../../vocabulary/loyalty/bonuses/bonus.ts';
import { id, moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** An entry of the ledger of bonuses; of its columns only the state may change, and that once. */
export class BonusTx extends Row<BonusTx> {
  declare id: CreationOptional<number>;
  declare account_id: number;
  declare kind: BonusKind;
  declare is_add: boolean;
  declare count: number;
  declare state: BonusState;
  declare available_at: CreationOptional<Date | null>;
  declare expires_at: CreationOptional<Date | null>;
  declare source_type: CreationOptional<BonusSource | null>;
  declare source_id: CreationOptional<number | null>;
  /** The seat that an earning hangs on: who leaves it gives it back. */
  declare participant_id: CreationOptional<number | null>;
  declare reverses_id: CreationOptional<number | null>;
  declare comment: CreationOptional<string | null>;
  declare actor_id: CreationOptional<number | null>;
  declare actor_name: CreationOptional<string | null>;
  declare created_at: CreationOptional<Date>;
}

export const initBonusTx = table(BonusTx, 'bonus_tx', { updatedAt: false }, () => ({
  id: id(),
  account_id: DataTypes.INTEGER,
  kind: DataTypes.TEXT,
  is_add: DataTypes.BOOLEAN,
  count: DataTypes.INTEGER,
  state: DataTypes.TEXT,
  available_at: moment(),
  expires_at: moment(),
  source_type: DataTypes.TEXT,
  source_id: DataTypes.INTEGER,
  participant_id: DataTypes.INTEGER,
  reverses_id: DataTypes.INTEGER,
  comment: DataTypes.TEXT,
  actor_id: DataTypes.INTEGER,
  actor_name: DataTypes.TEXT,
  created_at: moment(),
}));

import { type CreationOptional, DataTypes } from 'sequelize';
import type {
  MarketingKind,
  MarketingSource,
} from '../../../vocabulary/advertising/marketing/marketingBalance.ts';
import { id, moment, numberFromBigint } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** An append-only entry of the ledger of marketing balances. Kopecks; debits are negative. */
export class MarketingTx extends Row<MarketingTx> {
  declare id: CreationOptional<number>;
  declare balance_id: number;
  declare kind: MarketingKind;
  declare sum: number;
  /** Reserved or released; no money has moved yet. */
  declare is_reserve: CreationOptional<boolean>;
  declare source_type: CreationOptional<MarketingSource | null>;
  declare source_id: CreationOptional<number | null>;
  declare document: CreationOptional<string | null>;
  declare comment: CreationOptional<string | null>;
  declare actor_id: CreationOptional<number | null>;
  declare actor_name: CreationOptional<string | null>;
  declare created_at: CreationOptional<Date>;
}

export const initMarketingTx = table(MarketingTx, 'marketing_tx', { updatedAt: false }, () => ({
  id: id(),
  balance_id: DataTypes.INTEGER,
  kind: DataTypes.TEXT,
  sum: numberFromBigint('sum'),
  is_reserve: DataTypes.BOOLEAN,
  source_type: DataTypes.TEXT,
  source_id: DataTypes.INTEGER,
  document: DataTypes.TEXT,
  comment: DataTypes.TEXT,
  actor_id: DataTypes.INTEGER,
  actor_name: DataTypes.TEXT,
  created_at: moment(),
}));

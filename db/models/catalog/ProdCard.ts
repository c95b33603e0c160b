import { type CreationOptional, DataTypes } from 'sequelize';
import type { ProdState } from '../../vocabulary/catalog/prodState.ts';
import { moment, numberFromBigint } from '../columns.ts';
import { Row, table } from '../row.ts';
import type { KeptCard } from './plainCard.ts';

export class ProdCard extends Row<ProdCard> {
  declare prod_id: number;
  declare card: KeptCard;
  declare type: number;
  declare degree: string;
  declare categories: number[];
  declare services: number[];
  declare center_id: number;
  declare series_id: number;
  declare city_id: CreationOptional<number | null>;
  declare duration_hours: CreationOptional<number | null>;
  declare price_now: number;
  declare price_types: string[];
  /** The group sizes from which a lower price applies, and the price for each participant. */
  declare group_counts: CreationOptional<number[]>;
  declare group_prices: CreationOptional<number[]>;
  declare lecturer_ids: number[];
  declare lecturer_sefs: string[];
  declare date_start: CreationOptional<Date | null>;
  declare date_end: CreationOptional<Date | null>;
  declare state: ProdState;
  declare state_order: number;
  declare is_related_promotion: boolean;
  declare is_partner_bonus_promo: boolean;
  declare is_promoted: boolean;
  declare changes_at: CreationOptional<Date | null>;
}

export const initProdCard = table(ProdCard, 'prod_cards', { timestamps: false }, () => ({
  prod_id: { type: DataTypes.INTEGER, primaryKey: true },
  card: DataTypes.JSONB,
  type: DataTypes.INTEGER,
  degree: DataTypes.TEXT,
  categories: DataTypes.ARRAY(DataTypes.INTEGER),
  services: DataTypes.ARRAY(DataTypes.INTEGER),
  center_id: DataTypes.INTEGER,
  series_id: DataTypes.INTEGER,
  city_id: DataTypes.INTEGER,
  duration_hours: DataTypes.INTEGER,
  price_now: numberFromBigint('price_now'),
  price_types: DataTypes.ARRAY(DataTypes.TEXT),
  group_counts: DataTypes.ARRAY(DataTypes.INTEGER),
  group_prices: DataTypes.ARRAY(DataTypes.INTEGER),
  lecturer_ids: DataTypes.ARRAY(DataTypes.INTEGER),
  lecturer_sefs: DataTypes.ARRAY(DataTypes.TEXT),
  date_start: moment(),
  date_end: moment(),
  state: DataTypes.TEXT,
  state_order: DataTypes.INTEGER,
  is_related_promotion: DataTypes.BOOLEAN,
  is_partner_bonus_promo: DataTypes.BOOLEAN,
  is_promoted: DataTypes.BOOLEAN,
  changes_at: moment(),
}));

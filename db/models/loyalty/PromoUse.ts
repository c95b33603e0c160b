import { type CreationOptional, DataTypes } from 'sequelize';
import { id, moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** A code in an order, until the order gives it back. */
export class PromoUse extends Row<PromoUse> {
  declare id: CreationOptional<number>;
  declare promo_id: number;
  /** The order that used it; null where a banner or a pinning did. */
  declare order_id: CreationOptional<number | null>;
  declare banner_id: CreationOptional<number | null>;
  declare pinning_id: CreationOptional<number | null>;
  /** The phone or the company that used it. */
  declare owner_key: string;
  declare taken_at: CreationOptional<Date>;
  declare released_at: CreationOptional<Date | null>;
}

export const initPromoUse = table(PromoUse, 'promo_uses', { timestamps: false }, () => ({
  id: id(),
  promo_id: DataTypes.INTEGER,
  order_id: DataTypes.INTEGER,
  banner_id: DataTypes.INTEGER,
  pinning_id: DataTypes.INTEGER,
  owner_key: DataTypes.TEXT,
  taken_at: moment(),
  released_at: moment(),
}));

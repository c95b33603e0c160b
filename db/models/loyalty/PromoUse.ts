import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id, moment } from '../columns.ts';

/** A code in an order, until the order gives it back. */
export class PromoUse extends Model<InferAttributes<PromoUse>, InferCreationAttributes<PromoUse>> {
  declare id: CreationOptional<number>;
  declare promo_id: number;
  declare order_id: number;
  /** The phone or the company that used it. */
  declare owner_key: string;
  declare taken_at: CreationOptional<Date>;
  declare released_at: CreationOptional<Date | null>;
}

export function initPromoUse(sequelize: Sequelize) {
  PromoUse.init(
    {
      id: id(),
      promo_id: DataTypes.INTEGER,
      order_id: DataTypes.INTEGER,
      owner_key: DataTypes.TEXT,
      taken_at: moment(),
      released_at: moment(),
    },
    { sequelize, tableName: 'promo_uses', timestamps: false },
  );
}

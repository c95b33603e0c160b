import { type CreationOptional, DataTypes } from 'sequelize';
import { id, moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** A newcomer who came by an owner's link, with the promise of that day. */
export class Referral extends Row<Referral> {
  declare id: CreationOptional<number>;
  /** The inviter. */
  declare individual_id: number;
  /** The newcomer's verified phone: a person can be new only once. */
  declare key: string;
  /** The order by which he came, or the one that took its place. */
  declare order_id: number;
  declare count: number;
  declare expiry_days: number;
  /** When its reward was decided. */
  declare settled_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;
}

export const initReferral = table(Referral, 'referrals', { timestamps: false }, () => ({
  id: id(),
  individual_id: DataTypes.INTEGER,
  key: DataTypes.TEXT,
  order_id: DataTypes.INTEGER,
  count: DataTypes.INTEGER,
  expiry_days: DataTypes.INTEGER,
  settled_at: moment(),
  created_at: moment(),
}));

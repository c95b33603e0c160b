import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { PayoutLineKind } from '../../../vocabulary/money/payouts/payoutLifecycle.ts';
import { id, moment, numberFromBigint, numberFromDecimal } from '../../columns.ts';
import type { Order } from '../../orders/Order.ts';
import { Row, table } from '../../row.ts';

/** The share of one order in a payout: a sale, or a refund since the sale was paid out. Kopecks. */
export class PayoutLine extends Row<PayoutLine> {
  declare id: CreationOptional<number>;
  declare payout_id: number;
  declare order_id: number;
  declare kind: PayoutLineKind;
  declare gross: number;
  declare refunded: number;
  declare promo_share: number;
  declare bonus_share: number;
  declare commission_percent: number;
  declare commission_sum: number;
  declare fee_share: number;
  declare net: number;
  declare formula: string;
  /** The centre's words about it, in a disputed payout. */
  declare objection: CreationOptional<string | null>;
  /** False where the payout came to nothing, so that its orders are free for another. */
  declare is_live: CreationOptional<boolean>;
  declare created_at: CreationOptional<Date>;
  declare order: NonAttribute<Order>;
}

export const initPayoutLine = table(PayoutLine, 'payout_lines', { updatedAt: false }, () => ({
  id: id(),
  payout_id: DataTypes.INTEGER,
  order_id: DataTypes.INTEGER,
  kind: DataTypes.TEXT,
  gross: numberFromBigint('gross'),
  refunded: numberFromBigint('refunded'),
  promo_share: numberFromBigint('promo_share'),
  bonus_share: numberFromBigint('bonus_share'),
  commission_percent: numberFromDecimal('commission_percent'),
  commission_sum: numberFromBigint('commission_sum'),
  fee_share: numberFromBigint('fee_share'),
  net: numberFromBigint('net'),
  formula: DataTypes.TEXT,
  objection: DataTypes.TEXT,
  is_live: DataTypes.BOOLEAN,
  created_at: moment(),
}));

import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type {
  RefundAsker,
  RefundExpense,
  RefundReason,
  RefundRejectCode,
  RefundRoute,
  RefundSource,
} from '../../../vocabulary/money/refunds/refund.ts';
import type { RefundStatus } from '../../../vocabulary/money/refunds/refundLifecycle.ts';
import type { Repricing } from '../../../vocabulary/orders/order.ts';
import { moment, numberFromBigint } from '../../columns.ts';
import type { User } from '../../identity/User.ts';
import type { Order } from '../../orders/Order.ts';
import { VersionedRow, versionedTable } from '../../row.ts';
import type { RefundLeg } from './RefundLeg.ts';

/** Money that goes back to a buyer, or is asked for. Sums are kopecks. */
export class Refund extends VersionedRow<Refund> {
  declare order_id: number;
  declare source: CreationOptional<RefundSource>;
  /** The participants whose seats are given up; none for a refund of money only. */
  declare participant_ids: CreationOptional<number[]>;
  declare reason: RefundReason;
  declare comment: CreationOptional<string | null>;
  declare policy: CreationOptional<Repricing>;
  declare policy_percent: CreationOptional<number>;
  /** By the rules of the course, under each of the two ways to price the others. */
  declare keep_sum: number;
  declare recalc_sum: number;
  declare requested_sum: number;
  declare approved_sum: CreationOptional<number | null>;
  /** The part that returns to gift vouchers that paid for the order; the rest follows its route. */
  declare voucher_sum: CreationOptional<number>;
  /** The part refunded to cards before the rest was sent another way. */
  declare card_sum: CreationOptional<number>;
  declare expenses: CreationOptional<RefundExpense[]>;
  declare route: RefundRoute;
  /** The account of the buyer, sealed. */
  declare bank: CreationOptional<Buffer | null>;
  declare is_auto: CreationOptional<boolean>;
  declare asked_kind: RefundAsker;
  declare asked_by: CreationOptional<number | null>;
  declare approved_by: CreationOptional<number | null>;
  declare approved_at: CreationOptional<Date | null>;
  declare promised_on: CreationOptional<string | null>;
  /** How often the bank has been asked in vain. */
  declare attempts: CreationOptional<number>;
  declare error: CreationOptional<string | null>;
  declare document_number: CreationOptional<string | null>;
  declare document_date: CreationOptional<string | null>;
  declare reject_code: CreationOptional<RefundRejectCode | null>;
  declare reject_reason: CreationOptional<string | null>;
  declare finished_at: CreationOptional<Date | null>;
  declare readonly status: CreationOptional<RefundStatus>;
  declare order: NonAttribute<Order>;
  declare asker: NonAttribute<User | null>;
  declare approver: NonAttribute<User | null>;
  declare legs: NonAttribute<RefundLeg[]>;
}

export const initRefund = versionedTable(Refund, 'refunds', {}, () => ({
  order_id: DataTypes.INTEGER,
  source: DataTypes.TEXT,
  participant_ids: DataTypes.ARRAY(DataTypes.INTEGER),
  reason: DataTypes.TEXT,
  comment: DataTypes.TEXT,
  policy: DataTypes.TEXT,
  policy_percent: DataTypes.SMALLINT,
  keep_sum: numberFromBigint('keep_sum'),
  recalc_sum: numberFromBigint('recalc_sum'),
  requested_sum: numberFromBigint('requested_sum'),
  approved_sum: numberFromBigint('approved_sum'),
  voucher_sum: numberFromBigint('voucher_sum'),
  card_sum: numberFromBigint('card_sum'),
  expenses: DataTypes.JSONB,
  route: DataTypes.TEXT,
  bank: DataTypes.BLOB,
  is_auto: DataTypes.BOOLEAN,
  asked_kind: DataTypes.TEXT,
  asked_by: DataTypes.INTEGER,
  approved_by: DataTypes.INTEGER,
  approved_at: moment(),
  promised_on: DataTypes.DATEONLY,
  attempts: DataTypes.SMALLINT,
  error: DataTypes.TEXT,
  document_number: DataTypes.TEXT,
  document_date: DataTypes.DATEONLY,
  reject_code: DataTypes.TEXT,
  reject_reason: DataTypes.TEXT,
  finished_at: moment(),
  status: DataTypes.TEXT,
}));

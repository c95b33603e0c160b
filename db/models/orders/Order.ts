import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type {
  BuyerKind,
  OrderCheck,
  PaymentMethod,
  RefundPolicy,
  Repricing,
} from '../../vocabulary/orders/order.ts';
import type { CancelReason, PaymentKind } from '../../vocabulary/orders/orderLifecycle.ts';
import type { Participation, Tier } from '../../vocabulary/orders/participation.ts';
import type { RegistrationStatus } from '../../vocabulary/statuses.ts';
import type { Center } from '../catalog/Center.ts';
import type { Prod } from '../catalog/Prod.ts';
import { moment, numberFromBigint, numberFromDecimal } from '../columns.ts';
import type { Individual } from '../identity/Individual.ts';
import type { User } from '../identity/User.ts';
import { VersionedRow, versionedTable } from '../row.ts';
import type { LegalMember } from '../sales/companies/LegalMember.ts';
import type { LegalUser } from '../sales/companies/LegalUser.ts';
import type { OrderParticipant } from './OrderParticipant.ts';

/** The course as booked, so that documents and letters stay correct after it changes. */
export interface OrderSnapshot {
  name: string;
  canonical: string;
  center: string;
  city: string | null;
  date_start: number | null;
  date_end: number | null;
  price: number;
}

/** Another company than the buyer's, which is to get the invoice. */
export interface OrderPayer {
  name: string;
  inn: string;
  kpp?: string;
  address: string;
}

/** Sums are kopecks. */
export class Order extends VersionedRow<Order> {
  declare number: CreationOptional<string>;
  /** Opens the order by its link. */
  declare token: string;
  declare prod_id: number;
  declare center_id: number;
  declare buyer_kind: BuyerKind;
  declare individual_id: CreationOptional<number | null>;
  declare legal_user_id: CreationOptional<number | null>;
  declare legal_member_id: CreationOptional<number | null>;
  declare last_name: string;
  declare first_name: string;
  declare middle_name: CreationOptional<string | null>;
  declare phone: string;
  declare email: CreationOptional<string | null>;
  declare city: CreationOptional<string | null>;
  declare participation: CreationOptional<Participation>;
  declare count: number;
  declare subtotal: number;
  declare promo_sum: CreationOptional<number>;
  declare bonus_sum: CreationOptional<number>;
  declare total: number;
  declare paid_sum: CreationOptional<number>;
  declare refunded_sum: CreationOptional<number>;
  /** The part of the received money that was paid with gift vouchers. */
  declare voucher_sum: CreationOptional<number>;
  /** The price agreed for payment after the seats were confirmed. */
  declare debt: CreationOptional<number>;
  declare payment_method: PaymentMethod;
  declare payment_kind: CreationOptional<PaymentKind>;
  declare readonly status: CreationOptional<RegistrationStatus>;
  /** The hours of a lesson, which has no other date; null where the course has the dates. */
  declare lesson_from: CreationOptional<Date | null>;
  declare lesson_to: CreationOptional<Date | null>;
  declare checks: CreationOptional<OrderCheck[]>;
  declare expires_at: CreationOptional<Date | null>;
  declare extended_at: CreationOptional<Date | null>;
  declare requires_confirmation: CreationOptional<boolean>;
  declare confirm_deadline: CreationOptional<Date | null>;
  declare cancel_reason: CreationOptional<CancelReason | null>;
  declare reason_comment: CreationOptional<string | null>;
  declare moved_from_id: CreationOptional<number | null>;
  declare refund_policy: RefundPolicy;
  /** The pricing rule for the others when one gives up his seat, as promised at booking. */
  declare repricing: CreationOptional<Repricing>;
  declare commission_percent: CreationOptional<number>;
  declare snapshot: OrderSnapshot;
  /** Price options in kopecks, as they were. */
  declare tiers: CreationOptional<Tier[]>;
  declare client_target: CreationOptional<Record<string, unknown>>;
  /** The payer, while the invoice waits for the owner of the company. */
  declare payer: CreationOptional<OrderPayer | null>;
  declare consent_id: CreationOptional<number | null>;
  declare manager_id: CreationOptional<number | null>;
  declare created_by: CreationOptional<number | null>;
  declare comment_client: CreationOptional<string | null>;
  declare comment_internal: CreationOptional<string | null>;
  declare next_contact_at: CreationOptional<Date | null>;
  declare paid_out_at: CreationOptional<Date | null>;
  declare confirmed_at: CreationOptional<Date | null>;
  /** When all of it had been paid, where that was before it was moved here and confirmed. */
  declare paid_at: CreationOptional<Date | null>;
  /** The last change of its course that its buyer was notified of. */
  declare last_change_id: CreationOptional<number | null>;
  /** Until then all of the money comes back, since the course has changed. */
  declare full_refund_until: CreationOptional<Date | null>;
  declare canceled_at: CreationOptional<Date | null>;
  declare deleted_at: CreationOptional<Date | null>;
  declare prod: NonAttribute<Prod>;
  declare center: NonAttribute<Center>;
  declare participants: NonAttribute<OrderParticipant[]>;
  declare individual: NonAttribute<Individual | null>;
  declare legal_user: NonAttribute<LegalUser | null>;
  declare legal_member: NonAttribute<LegalMember | null>;
  declare manager: NonAttribute<User | null>;
}

export const initOrder = versionedTable(Order, 'orders', { paranoid: true }, () => ({
  number: DataTypes.TEXT,
  token: DataTypes.TEXT,
  prod_id: DataTypes.INTEGER,
  center_id: DataTypes.INTEGER,
  buyer_kind: DataTypes.TEXT,
  individual_id: DataTypes.INTEGER,
  legal_user_id: DataTypes.INTEGER,
  legal_member_id: DataTypes.INTEGER,
  last_name: DataTypes.TEXT,
  first_name: DataTypes.TEXT,
  middle_name: DataTypes.TEXT,
  phone: DataTypes.TEXT,
  email: DataTypes.TEXT,
  city: DataTypes.TEXT,
  participation: DataTypes.TEXT,
  count: DataTypes.INTEGER,
  subtotal: numberFromBigint('subtotal'),
  promo_sum: numberFromBigint('promo_sum'),
  bonus_sum: numberFromBigint('bonus_sum'),
  total: numberFromBigint('total'),
  paid_sum: numberFromBigint('paid_sum'),
  refunded_sum: numberFromBigint('refunded_sum'),
  voucher_sum: { ...numberFromBigint('voucher_sum'), defaultValue: 0 },
  debt: numberFromBigint('debt'),
  payment_method: DataTypes.TEXT,
  payment_kind: DataTypes.TEXT,
  status: DataTypes.TEXT,
  lesson_from: moment(),
  lesson_to: moment(),
  checks: DataTypes.JSONB,
  expires_at: moment(),
  extended_at: moment(),
  requires_confirmation: DataTypes.BOOLEAN,
  confirm_deadline: moment(),
  cancel_reason: DataTypes.TEXT,
  reason_comment: DataTypes.TEXT,
  moved_from_id: DataTypes.INTEGER,
  refund_policy: DataTypes.JSONB,
  repricing: DataTypes.TEXT,
  commission_percent: numberFromDecimal('commission_percent'),
  snapshot: DataTypes.JSONB,
  tiers: DataTypes.JSONB,
  client_target: DataTypes.JSONB,
  payer: DataTypes.JSONB,
  consent_id: DataTypes.INTEGER,
  manager_id: DataTypes.INTEGER,
  created_by: DataTypes.INTEGER,
  comment_client: DataTypes.TEXT,
  comment_internal: DataTypes.TEXT,
  next_contact_at: moment(),
  paid_out_at: moment(),
  confirmed_at: moment(),
  paid_at: moment(),
  last_change_id: DataTypes.INTEGER,
  full_refund_until: moment(),
  canceled_at: moment(),
  deleted_at: moment(),
}));

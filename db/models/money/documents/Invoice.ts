import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { InvoiceSnapshot } from '../../../vocabulary/money/documents/snapshots.ts';
import type { InvoiceKind } from '../../../vocabulary/money/invoices/invoiceKinds.ts';
import type { InvoicePurpose } from '../../../vocabulary/money/invoices/invoiceLifecycle.ts';
import type { AccountStatus } from '../../../vocabulary/statuses.ts';
import { moment, numberFromBigint } from '../../columns.ts';
import type { Order } from '../../orders/Order.ts';
import { VersionedRow, versionedTable } from '../../row.ts';

/**
 * An invoice to a company for an order, or for the marketing balance of a centre or a trading organisation. Sums are
 * kopecks, days are as PostgreSQL writes them.
 */
export class Invoice extends VersionedRow<Invoice> {
  /** `P` is the platform, `C:7` the training centre 7. */
  declare issuer: string;
  declare year: number;
  /** Without holes in the year of its issuer. */
  declare number: number;
  /** Opens the invoice by its link. */
  declare token: string;
  /** Read from the snapshot. */
  declare kind: CreationOptional<InvoiceKind>;
  declare purpose: CreationOptional<InvoicePurpose>;
  /** Null where it is for no order. */
  declare order_id: CreationOptional<number | null>;
  /** Null where it is for the balance of a trading organisation. */
  declare center_id: CreationOptional<number | null>;
  declare merchant_id: CreationOptional<number | null>;
  declare legal_user_id: CreationOptional<number | null>;
  /** The advert that a top-up pays for. */
  declare banner_id: CreationOptional<number | null>;
  declare pinning_id: CreationOptional<number | null>;
  declare payer_name: string;
  declare payer_inn: string;
  declare payer_kpp: CreationOptional<string | null>;
  declare payer_address: CreationOptional<string | null>;
  /** Where it was sent, and where its reminders go. */
  declare email: CreationOptional<string | null>;
  declare snapshot: InvoiceSnapshot;
  declare total: number;
  declare paid_sum: CreationOptional<number>;
  declare refunded_sum: CreationOptional<number>;
  /** No longer due, since the order was paid otherwise. */
  declare waived_sum: CreationOptional<number>;
  declare issue_date: string;
  declare due_date: string;
  declare accepted_at: CreationOptional<Date | null>;
  /** Evidence that the payer has ordered the transfer; its file may be deleted before the invoice. */
  declare payment_file_id: CreationOptional<string | null>;
  declare payment_order_at: CreationOptional<Date | null>;
  declare reminded_on: CreationOptional<string | null>;
  declare readonly status: CreationOptional<AccountStatus>;
  declare deleted_at: CreationOptional<Date | null>;
  declare order: NonAttribute<Order | null>;
}

export const initInvoice = versionedTable(Invoice, 'invoices', { paranoid: true }, () => ({
  issuer: DataTypes.TEXT,
  year: DataTypes.INTEGER,
  number: DataTypes.INTEGER,
  token: DataTypes.TEXT,
  kind: DataTypes.TEXT,
  purpose: DataTypes.TEXT,
  order_id: DataTypes.INTEGER,
  center_id: DataTypes.INTEGER,
  merchant_id: DataTypes.INTEGER,
  legal_user_id: DataTypes.INTEGER,
  banner_id: DataTypes.INTEGER,
  pinning_id: DataTypes.INTEGER,
  payer_name: DataTypes.TEXT,
  payer_inn: DataTypes.TEXT,
  payer_kpp: DataTypes.TEXT,
  payer_address: DataTypes.TEXT,
  email: DataTypes.TEXT,
  snapshot: DataTypes.JSONB,
  total: numberFromBigint('total'),
  paid_sum: numberFromBigint('paid_sum'),
  refunded_sum: numberFromBigint('refunded_sum'),
  waived_sum: numberFromBigint('waived_sum'),
  issue_date: DataTypes.DATEONLY,
  due_date: DataTypes.DATEONLY,
  accepted_at: moment(),
  payment_file_id: DataTypes.UUID,
  payment_order_at: moment(),
  reminded_on: DataTypes.DATEONLY,
  status: DataTypes.TEXT,
  deleted_at: moment(),
}));

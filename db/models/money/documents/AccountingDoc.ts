import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type {
  ActSnapshot,
  AgentReportSnapshot,
  ReconciliationSnapshot,
  UpdSnapshot,
} from '../../../vocabulary/money/documents/snapshots.ts';
import type { AccountingKind } from '../../../vocabulary/money/invoices/accountingDocLifecycle.ts';
import type { AccountStatus } from '../../../vocabulary/statuses.ts';
import { moment, numberFromBigint } from '../../columns.ts';
import type { Order } from '../../orders/Order.ts';
import { VersionedRow, versionedTable } from '../../row.ts';
import type { Invoice } from './Invoice.ts';

/** An act or УПД over the paid sum of an invoice, or a statement over a period. Sums are kopecks, days are as PostgreSQL writes them. */
export class AccountingDoc extends VersionedRow<AccountingDoc> {
  declare kind: AccountingKind;
  /** As of its invoice; statements are the platform's. */
  declare issuer: string;
  /** A draft has neither number nor date. */
  declare year: CreationOptional<number | null>;
  declare number: CreationOptional<number | null>;
  declare date: CreationOptional<string | null>;
  declare token: string;
  declare invoice_id: CreationOptional<number | null>;
  declare order_id: CreationOptional<number | null>;
  /** For a statement: the counterparty, if it is not a company. */
  declare center_id: CreationOptional<number | null>;
  declare legal_user_id: CreationOptional<number | null>;
  /** Both days included. */
  declare period_from: CreationOptional<string | null>;
  declare period_to: CreationOptional<string | null>;
  /** The payout that a report of an agent accounts for. */
  declare payout_id: CreationOptional<number | null>;
  declare payer_name: string;
  declare payer_inn: string;
  declare email: CreationOptional<string | null>;
  /** For a statement: the debt of the agent to its principal, or the final debt to us; it may be negative. */
  declare total: number;
  declare snapshot: ActSnapshot | UpdSnapshot | AgentReportSnapshot | ReconciliationSnapshot;
  /** When the original with both signatures came. */
  declare signed_at: CreationOptional<Date | null>;
  declare reminded_on: CreationOptional<string | null>;
  declare readonly status: CreationOptional<AccountStatus>;
  declare deleted_at: CreationOptional<Date | null>;
  declare invoice: NonAttribute<Invoice | null>;
  declare order: NonAttribute<Order | null>;
}

export const initAccountingDoc = versionedTable(AccountingDoc, 'accounting_docs', { paranoid: true }, () => ({
  kind: DataTypes.TEXT,
  issuer: DataTypes.TEXT,
  year: DataTypes.INTEGER,
  number: DataTypes.INTEGER,
  date: DataTypes.DATEONLY,
  token: DataTypes.TEXT,
  invoice_id: DataTypes.INTEGER,
  order_id: DataTypes.INTEGER,
  center_id: DataTypes.INTEGER,
  legal_user_id: DataTypes.INTEGER,
  period_from: DataTypes.DATEONLY,
  period_to: DataTypes.DATEONLY,
  payout_id: DataTypes.INTEGER,
  payer_name: DataTypes.TEXT,
  payer_inn: DataTypes.TEXT,
  email: DataTypes.TEXT,
  total: numberFromBigint('total'),
  snapshot: DataTypes.JSONB,
  signed_at: moment(),
  reminded_on: DataTypes.DATEONLY,
  status: DataTypes.TEXT,
  deleted_at: moment(),
}));

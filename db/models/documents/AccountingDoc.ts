import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import type { ActSnapshot, UpdSnapshot } from '../../vocabulary/documents/snapshots.ts';
import type { ClosingKind } from '../../vocabulary/invoices/accountingDocLifecycle.ts';
import type { AccountStatus } from '../../vocabulary/statuses.ts';
import { id, moment, numberFromBigint, version } from '../columns.ts';
import type { Order } from '../orders/Order.ts';
import type { Invoice } from './Invoice.ts';

/** An act or УПД over what an invoice was paid for. Sums are kopecks, days are as PostgreSQL writes them. */
export class AccountingDoc extends Model<
  InferAttributes<AccountingDoc>,
  InferCreationAttributes<AccountingDoc>
> {
  declare id: CreationOptional<number>;
  declare kind: ClosingKind;
  /** As of its invoice. */
  declare issuer: string;
  /** A draft has neither number nor date. */
  declare year: CreationOptional<number | null>;
  declare number: CreationOptional<number | null>;
  declare date: CreationOptional<string | null>;
  declare token: string;
  declare invoice_id: number;
  declare order_id: number;
  declare center_id: number;
  declare legal_user_id: CreationOptional<number | null>;
  declare payer_name: string;
  declare payer_inn: string;
  declare email: string;
  declare total: number;
  declare snapshot: ActSnapshot | UpdSnapshot;
  /** When the original with both signatures came. */
  declare signed_at: CreationOptional<Date | null>;
  declare reminded_on: CreationOptional<string | null>;
  declare status: CreationOptional<AccountStatus>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare deleted_at: CreationOptional<Date | null>;
  declare invoice: NonAttribute<Invoice>;
  declare order: NonAttribute<Order>;
}

export function initAccountingDoc(sequelize: Sequelize) {
  AccountingDoc.init(
    {
      id: id(),
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
      payer_name: DataTypes.TEXT,
      payer_inn: DataTypes.TEXT,
      email: DataTypes.TEXT,
      total: numberFromBigint('total'),
      snapshot: DataTypes.JSONB,
      signed_at: moment(),
      reminded_on: DataTypes.DATEONLY,
      status: DataTypes.TEXT,
      version: version(),
      created_at: moment(),
      updated_at: moment(),
      deleted_at: moment(),
    },
    { sequelize, tableName: 'accounting_docs', version: 'version', paranoid: true },
  );
}

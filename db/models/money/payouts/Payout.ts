import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { PayoutStatus } from '../../../vocabulary/money/payouts/payoutLifecycle.ts';
import type { SignedActState } from '../../../vocabulary/money/payouts/signedAct.ts';
import type { Center } from '../../catalog/Center.ts';
import { moment, numberFromBigint } from '../../columns.ts';
import type { User } from '../../identity/User.ts';
import type { PrivateFile } from '../../platform/files/PrivateFile.ts';
import { VersionedRow, versionedTable } from '../../row.ts';
import type { AccountingDoc } from '../documents/AccountingDoc.ts';
import type { PayoutLine } from './PayoutLine.ts';

/** Where money goes, as it was when it went. */
export interface PayeeRequisites {
  name: string;
  inn: string;
  kpp: string | null;
  bank: string;
  bic: string;
  account: string;
  correspondent_account: string;
}

/** One payment to a centre. Sums are kopecks, days as PostgreSQL writes them. */
export class Payout extends VersionedRow<Payout> {
  declare number: CreationOptional<string>;
  declare center_id: number;
  declare period_from: string;
  declare period_to: string;
  declare gross: number;
  declare refunded: number;
  declare commission_sum: number;
  declare fee_share: number;
  declare net: number;
  declare readonly status: CreationOptional<PayoutStatus>;
  /** Where the money went; before that, where the second person approved it to go. */
  declare requisites: CreationOptional<PayeeRequisites | null>;
  declare requisites_changed_at: CreationOptional<Date | null>;
  declare call_confirmed_by: CreationOptional<number | null>;
  declare approved_by: CreationOptional<number | null>;
  declare second_by: CreationOptional<number | null>;
  declare bank_order_no: CreationOptional<string | null>;
  declare comment: CreationOptional<string | null>;
  /** Why it was disputed, taken back or cancelled. */
  declare reason: CreationOptional<string | null>;
  declare agreed_at: CreationOptional<Date | null>;
  declare paid_at: CreationOptional<Date | null>;
  /** Of the agent's report with the signature of the centre; null until a scan is sent. */
  declare act_state: CreationOptional<SignedActState | null>;
  /** Null also once a returned scan has been deleted. */
  declare act_file_id: CreationOptional<string | null>;
  declare act_reason: CreationOptional<string | null>;
  declare act_sent_at: CreationOptional<Date | null>;
  declare act_decided_at: CreationOptional<Date | null>;
  declare center: NonAttribute<Center>;
  declare lines: NonAttribute<PayoutLine[]>;
  declare reports: NonAttribute<AccountingDoc[]>;
  declare approver: NonAttribute<User | null>;
  declare second: NonAttribute<User | null>;
  declare act_file: NonAttribute<PrivateFile | null>;
}

export const initPayout = versionedTable(Payout, 'payouts', {}, () => ({
  number: DataTypes.TEXT,
  center_id: DataTypes.INTEGER,
  period_from: DataTypes.DATEONLY,
  period_to: DataTypes.DATEONLY,
  gross: numberFromBigint('gross'),
  refunded: numberFromBigint('refunded'),
  commission_sum: numberFromBigint('commission_sum'),
  fee_share: numberFromBigint('fee_share'),
  net: numberFromBigint('net'),
  status: DataTypes.TEXT,
  requisites: DataTypes.JSONB,
  requisites_changed_at: moment(),
  call_confirmed_by: DataTypes.INTEGER,
  approved_by: DataTypes.INTEGER,
  second_by: DataTypes.INTEGER,
  bank_order_no: DataTypes.TEXT,
  comment: DataTypes.TEXT,
  reason: DataTypes.TEXT,
  agreed_at: moment(),
  paid_at: moment(),
  act_state: DataTypes.TEXT,
  act_file_id: DataTypes.UUID,
  act_reason: DataTypes.TEXT,
  act_sent_at: moment(),
  act_decided_at: moment(),
}));

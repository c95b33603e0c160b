import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { Participation } from '../../../vocabulary/orders/participation.ts';
import type { LegalRequestEnd, LegalRequestStage } from '../../../vocabulary/sales/companies/legalRequest.ts';
import type { RequestStatus } from '../../../vocabulary/statuses.ts';
import type { Center } from '../../catalog/Center.ts';
import type { Prod } from '../../catalog/Prod.ts';
import { moment } from '../../columns.ts';
import type { PageVersion } from '../../content/PageVersion.ts';
import type { Order } from '../../orders/Order.ts';
import { VersionedRow, versionedTable } from '../../row.ts';
import type { LegalQuote } from './LegalQuote.ts';

/** The signatory of a company. */
export interface SignatoryOf {
  fio: string;
  post: string;
  basis: string;
  email: string;
  phone: string | null;
}

/** Participants known at the time of the request. */
export interface KnownParticipant {
  last_name: string;
  first_name: string;
  middle_name?: string;
  phone?: string;
  email: string;
  /** False where the company distributes his ticket itself. */
  is_written_to?: boolean;
}

/** The group order of a company. */
export class LegalRequest extends VersionedRow<LegalRequest> {
  declare number: CreationOptional<string>;
  /** Opens the request by its link. */
  declare token: string;
  declare prod_id: number;
  declare center_id: number;
  declare legal_user_id: CreationOptional<number | null>;
  declare legal_member_id: CreationOptional<number | null>;
  declare created_by: CreationOptional<number | null>;
  declare inn: string;
  declare kpp: CreationOptional<string | null>;
  declare company_name: string;
  declare ogrn: CreationOptional<string | null>;
  declare address: string;
  declare billing_address: CreationOptional<string | null>;
  declare signatory: SignatoryOf;
  /** The responsible person of the request. */
  declare last_name: string;
  declare first_name: string;
  declare middle_name: CreationOptional<string | null>;
  declare phone: string;
  declare email: string;
  declare post: CreationOptional<string | null>;
  declare participation: CreationOptional<Participation>;
  declare nb_seats: number;
  declare participants: CreationOptional<KnownParticipant[]>;
  declare need_quote: boolean;
  declare po_reference: CreationOptional<string | null>;
  declare comment: CreationOptional<string | null>;
  declare comment_internal: CreationOptional<string | null>;
  declare consent_id: CreationOptional<number | null>;
  declare readonly status: CreationOptional<RequestStatus>;
  declare stage: CreationOptional<LegalRequestStage>;
  declare ended_because: CreationOptional<LegalRequestEnd | null>;
  declare reason: CreationOptional<string | null>;
  declare agreed_at: CreationOptional<Date | null>;
  /** The accepted edition of the offer; null where it was accepted on paper. */
  declare offer_version_id: CreationOptional<number | null>;
  declare order_id: CreationOptional<number | null>;
  /** When staff were notified that places are still without names. */
  declare unnamed_told_at: CreationOptional<Date | null>;
  /** Whether it is reminded of places without names. */
  declare seat_reminders: CreationOptional<boolean>;
  declare deleted_at: CreationOptional<Date | null>;
  declare prod: NonAttribute<Prod>;
  declare center: NonAttribute<Center>;
  declare order: NonAttribute<Order | null>;
  declare offer_version: NonAttribute<PageVersion | null>;
  /** The newest first. */
  declare quotes: NonAttribute<LegalQuote[]>;
}

export const initLegalRequest = versionedTable(LegalRequest, 'legal_requests', { paranoid: true }, () => ({
  number: DataTypes.TEXT,
  token: DataTypes.TEXT,
  prod_id: DataTypes.INTEGER,
  center_id: DataTypes.INTEGER,
  legal_user_id: DataTypes.INTEGER,
  legal_member_id: DataTypes.INTEGER,
  created_by: DataTypes.INTEGER,
  inn: DataTypes.TEXT,
  kpp: DataTypes.TEXT,
  company_name: DataTypes.TEXT,
  ogrn: DataTypes.TEXT,
  address: DataTypes.TEXT,
  billing_address: DataTypes.TEXT,
  signatory: DataTypes.JSONB,
  last_name: DataTypes.TEXT,
  first_name: DataTypes.TEXT,
  middle_name: DataTypes.TEXT,
  phone: DataTypes.TEXT,
  email: DataTypes.TEXT,
  post: DataTypes.TEXT,
  participation: DataTypes.TEXT,
  nb_seats: DataTypes.INTEGER,
  participants: DataTypes.JSONB,
  need_quote: DataTypes.BOOLEAN,
  po_reference: DataTypes.TEXT,
  comment: DataTypes.TEXT,
  comment_internal: DataTypes.TEXT,
  consent_id: DataTypes.INTEGER,
  status: DataTypes.TEXT,
  stage: DataTypes.TEXT,
  ended_because: DataTypes.TEXT,
  reason: DataTypes.TEXT,
  agreed_at: moment(),
  offer_version_id: DataTypes.INTEGER,
  order_id: DataTypes.INTEGER,
  unnamed_told_at: moment(),
  seat_reminders: DataTypes.BOOLEAN,
  deleted_at: moment(),
}));

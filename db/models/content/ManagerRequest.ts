import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { RequestKind, RequestResult } from '../../vocabulary/content/requests/managerRequest.ts';
import type { ClientTarget } from '../../vocabulary/platform/clientTarget.ts';
import type { RequestStatus } from '../../vocabulary/statuses.ts';
import type { Center } from '../catalog/Center.ts';
import type { Prod } from '../catalog/Prod.ts';
import { moment } from '../columns.ts';
import type { User } from '../identity/User.ts';
import { VersionedRow, versionedTable } from '../row.ts';

export class ManagerRequest extends VersionedRow<ManagerRequest> {
  declare name: string;
  declare phone: string;
  declare email: CreationOptional<string | null>;
  declare city: string;
  declare comment: CreationOptional<string | null>;
  declare prod_id: CreationOptional<number | null>;
  declare center_id: CreationOptional<number | null>;
  declare target: CreationOptional<string | null>;
  declare kind: CreationOptional<RequestKind>;
  declare page_url: CreationOptional<string | null>;
  declare client_target: CreationOptional<ClientTarget>;
  declare client_target_first: CreationOptional<ClientTarget>;
  declare consent_id: CreationOptional<number | null>;
  declare manager_id: CreationOptional<number | null>;
  declare readonly status: CreationOptional<RequestStatus>;
  declare result: CreationOptional<RequestResult | null>;
  declare first_response_at: CreationOptional<Date | null>;
  declare sla_due_at: CreationOptional<Date | null>;
  declare next_contact_at: CreationOptional<Date | null>;
  declare comment_internal: CreationOptional<string | null>;
  declare repeats: CreationOptional<{ at: number; comment: string | null }[]>;
  declare reopened: CreationOptional<number>;
  declare merged_into: CreationOptional<number | null>;
  /** The order that was written from it. */
  declare order_id: CreationOptional<number | null>;
  declare prod: NonAttribute<Prod | null>;
  declare center: NonAttribute<Center | null>;
  declare manager: NonAttribute<User | null>;
}

export const initManagerRequest = versionedTable(
  ManagerRequest,
  'manager_requests',
  { paranoid: true },
  () => ({
    name: DataTypes.TEXT,
    phone: DataTypes.TEXT,
    email: DataTypes.TEXT,
    city: DataTypes.TEXT,
    comment: DataTypes.TEXT,
    prod_id: DataTypes.INTEGER,
    center_id: DataTypes.INTEGER,
    target: DataTypes.TEXT,
    kind: DataTypes.TEXT,
    page_url: DataTypes.TEXT,
    client_target: DataTypes.JSONB,
    client_target_first: DataTypes.JSONB,
    consent_id: DataTypes.INTEGER,
    manager_id: DataTypes.INTEGER,
    status: DataTypes.TEXT,
    result: DataTypes.TEXT,
    first_response_at: moment(),
    sla_due_at: moment(),
    next_contact_at: moment(),
    comment_internal: DataTypes.TEXT,
    repeats: DataTypes.JSONB,
    reopened: DataTypes.INTEGER,
    merged_into: DataTypes.INTEGER,
    order_id: DataTypes.INTEGER,
  }),
);

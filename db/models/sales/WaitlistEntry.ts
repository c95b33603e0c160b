import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { WantedParticipation } from '../../vocabulary/orders/participation.ts';
import type { RegistrationStatus } from '../../vocabulary/statuses.ts';
import type { Prod } from '../catalog/Prod.ts';
import { moment, numberFromBigint } from '../columns.ts';
import type { Order } from '../orders/Order.ts';
import { VersionedRow, versionedTable } from '../row.ts';

export class WaitlistEntry extends VersionedRow<WaitlistEntry> {
  /** Opens the entry by its link. */
  declare token: string;
  declare prod_id: number;
  declare participation: CreationOptional<WantedParticipation>;
  declare quantity: number;
  declare accept_partial: CreationOptional<boolean>;
  declare individual_id: CreationOptional<number | null>;
  declare last_name: string;
  declare first_name: string;
  declare middle_name: CreationOptional<string | null>;
  declare phone: string;
  declare email: string;
  declare city: CreationOptional<string | null>;
  /** A note of the waiting person; an offer copies it to its order. */
  declare comment: CreationOptional<string | null>;
  declare position: CreationOptional<number>;
  declare priority: CreationOptional<number>;
  declare priority_reason: CreationOptional<string | null>;
  /** Kopecks for one, as it was when he joined. */
  declare price_seen: number;
  declare readonly status: CreationOptional<RegistrationStatus>;
  /** How many times seats were offered. */
  declare offers: CreationOptional<number>;
  /** The last offer; its order has the deadline. */
  declare order_id: CreationOptional<number | null>;
  /** His place in the line of the date for which this one was opened besides. */
  declare from_entry_id: CreationOptional<number | null>;
  declare consent_id: CreationOptional<number | null>;
  declare deleted_at: CreationOptional<Date | null>;
  declare prod: NonAttribute<Prod>;
  declare order: NonAttribute<Order | null>;
}

export const initWaitlistEntry = versionedTable(WaitlistEntry, 'waitlist', { paranoid: true }, () => ({
  token: DataTypes.TEXT,
  prod_id: DataTypes.INTEGER,
  participation: DataTypes.TEXT,
  quantity: DataTypes.INTEGER,
  accept_partial: DataTypes.BOOLEAN,
  individual_id: DataTypes.INTEGER,
  last_name: DataTypes.TEXT,
  first_name: DataTypes.TEXT,
  middle_name: DataTypes.TEXT,
  phone: DataTypes.TEXT,
  email: DataTypes.TEXT,
  city: DataTypes.TEXT,
  comment: DataTypes.TEXT,
  position: numberFromBigint('position'),
  priority: DataTypes.INTEGER,
  priority_reason: DataTypes.TEXT,
  price_seen: numberFromBigint('price_seen'),
  status: DataTypes.TEXT,
  offers: DataTypes.INTEGER,
  order_id: DataTypes.INTEGER,
  from_entry_id: DataTypes.INTEGER,
  consent_id: DataTypes.INTEGER,
  deleted_at: moment(),
}));

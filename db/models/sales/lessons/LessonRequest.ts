import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { RequestStatus } from '../../../vocabulary/statuses.ts';
import type { Lecturer } from '../../catalog/Lecturer.ts';
import type { Prod } from '../../catalog/Prod.ts';
import { moment, numberFromBigint } from '../../columns.ts';
import type { Order } from '../../orders/Order.ts';
import { VersionedRow, versionedTable } from '../../row.ts';

/** A visitor who asks for the hours of a lecturer. */
export class LessonRequest extends VersionedRow<LessonRequest> {
  /** Opens the request by its link. */
  declare token: string;
  declare prod_id: number;
  declare lecturer_id: number;
  /** Null once the lecturer has removed the slot of an ended request. */
  declare slot_id: CreationOptional<number | null>;
  declare starts_at: Date;
  declare ends_at: Date;
  /** Kopecks, as the visitor saw it. */
  declare price: number;
  declare readonly status: CreationOptional<RequestStatus>;
  declare expires_at: Date;
  declare last_name: string;
  declare first_name: string;
  declare middle_name: CreationOptional<string | null>;
  declare phone: string;
  declare email: string;
  declare city: CreationOptional<string | null>;
  declare comment: CreationOptional<string | null>;
  declare reject_reason: CreationOptional<string | null>;
  declare individual_id: CreationOptional<number | null>;
  declare consent_id: CreationOptional<number | null>;
  declare order_id: CreationOptional<number | null>;
  declare prod: NonAttribute<Prod>;
  declare lecturer: NonAttribute<Lecturer>;
  declare order: NonAttribute<Order | null>;
}

export const initLessonRequest = versionedTable(LessonRequest, 'lesson_requests', {}, () => ({
  token: DataTypes.TEXT,
  prod_id: DataTypes.INTEGER,
  lecturer_id: DataTypes.INTEGER,
  slot_id: DataTypes.INTEGER,
  starts_at: moment(),
  ends_at: moment(),
  price: numberFromBigint('price'),
  status: DataTypes.TEXT,
  expires_at: moment(),
  last_name: DataTypes.TEXT,
  first_name: DataTypes.TEXT,
  middle_name: DataTypes.TEXT,
  phone: DataTypes.TEXT,
  email: DataTypes.TEXT,
  city: DataTypes.TEXT,
  comment: DataTypes.TEXT,
  reject_reason: DataTypes.TEXT,
  individual_id: DataTypes.INTEGER,
  consent_id: DataTypes.INTEGER,
  order_id: DataTypes.INTEGER,
}));

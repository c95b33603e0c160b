import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { StudentDocumentStatus } from '../../vocabulary/sales/studentDocument.ts';
import { moment } from '../columns.ts';
import type { User } from '../identity/User.ts';
import type { Order } from '../orders/Order.ts';
import type { OrderParticipant } from '../orders/OrderParticipant.ts';
import type { PrivateFile } from '../platform/files/PrivateFile.ts';
import { VersionedRow, versionedTable } from '../row.ts';

/** The document that proves the student price of a participant. */
export class StudentDocument extends VersionedRow<StudentDocument> {
  declare order_id: number;
  declare participant_id: number;
  /** Null before it is sent, and after it was deleted. */
  declare file_id: CreationOptional<string | null>;
  declare readonly status: CreationOptional<StudentDocumentStatus>;
  /** Until when it is waited for, or, once refused, for another one or for the difference. */
  declare due_at: Date;
  declare sent_at: CreationOptional<Date | null>;
  declare reject_reason: CreationOptional<string | null>;
  declare decided_by: CreationOptional<number | null>;
  declare decided_at: CreationOptional<Date | null>;
  declare deleted_at: CreationOptional<Date | null>;
  declare order: NonAttribute<Order>;
  declare participant: NonAttribute<OrderParticipant>;
  declare file: NonAttribute<PrivateFile | null>;
  declare decider: NonAttribute<User | null>;
}

export const initStudentDocument = versionedTable(
  StudentDocument,
  'student_documents',
  { paranoid: true },
  () => ({
    order_id: DataTypes.INTEGER,
    participant_id: DataTypes.INTEGER,
    file_id: DataTypes.UUID,
    status: DataTypes.TEXT,
    due_at: moment(),
    sent_at: moment(),
    reject_reason: DataTypes.TEXT,
    decided_by: DataTypes.INTEGER,
    decided_at: moment(),
    deleted_at: moment(),
  }),
);

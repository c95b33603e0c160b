import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type NonAttribute,
  type Sequelize,
} from 'sequelize';
import type { StudentDocumentStatus } from '../../vocabulary/sales/studentDocument.ts';
import { id, moment, version } from '../columns.ts';
import type { User } from '../identity/User.ts';
import type { Order } from '../orders/Order.ts';
import type { OrderParticipant } from '../orders/OrderParticipant.ts';
import type { PrivateFile } from '../platform/files/PrivateFile.ts';

/** The document that proves the student price of a participant. */
export class StudentDocument extends Model<
  InferAttributes<StudentDocument>,
  InferCreationAttributes<StudentDocument>
> {
  declare id: CreationOptional<number>;
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
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare deleted_at: CreationOptional<Date | null>;
  declare order: NonAttribute<Order>;
  declare participant: NonAttribute<OrderParticipant>;
  declare file: NonAttribute<PrivateFile | null>;
  declare decider: NonAttribute<User | null>;
}

export function initStudentDocument(sequelize: Sequelize) {
  StudentDocument.init(
    {
      id: id(),
      order_id: DataTypes.INTEGER,
      participant_id: DataTypes.INTEGER,
      file_id: DataTypes.UUID,
      status: DataTypes.TEXT,
      due_at: moment(),
      sent_at: moment(),
      reject_reason: DataTypes.TEXT,
      decided_by: DataTypes.INTEGER,
      decided_at: moment(),
      version: version(),
      created_at: moment(),
      updated_at: moment(),
      deleted_at: moment(),
    },
    { sequelize, tableName: 'student_documents', paranoid: true, version: 'version' },
  );
}

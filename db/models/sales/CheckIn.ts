import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { CheckInKind } from '../../vocabulary/sales/checkIn.ts';
import { longId, moment } from '../columns.ts';
import type { User } from '../identity/User.ts';
import { Row, table } from '../row.ts';

/** Attendance, or its cancellation. The last row of a participant counts. */
export class CheckIn extends Row<CheckIn> {
  declare id: CreationOptional<string>;
  declare participant_id: number;
  declare kind: CheckInKind;
  declare by_id: CreationOptional<number | null>;
  declare reason: CreationOptional<string | null>;
  declare at: CreationOptional<Date>;
  /** Of the device that marked it: a mark sent twice counts once. */
  declare key: CreationOptional<string | null>;
  declare by: NonAttribute<User | null>;
}

export const initCheckIn = table(CheckIn, 'check_ins', { timestamps: false }, () => ({
  id: longId(),
  participant_id: DataTypes.INTEGER,
  kind: DataTypes.TEXT,
  by_id: DataTypes.INTEGER,
  reason: DataTypes.TEXT,
  at: moment(),
  key: DataTypes.UUID,
}));

import { type CreationOptional, DataTypes } from 'sequelize';
import { id, moment } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** A notice of the bell for a member of staff, with the screen it refers to. */
export class StaffNotice extends Row<StaffNotice> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare kind: string;
  declare text: string;
  declare path: string;
  declare created_at: CreationOptional<Date>;
  declare read_at: CreationOptional<Date | null>;
}

export const initStaffNotice = table(StaffNotice, 'staff_notices', { updatedAt: false }, () => ({
  id: id(),
  user_id: DataTypes.INTEGER,
  kind: DataTypes.TEXT,
  text: DataTypes.TEXT,
  path: DataTypes.TEXT,
  created_at: moment(),
  read_at: moment(),
}));

import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import { id, moment } from '../columns.ts';
import { Row, table } from '../row.ts';
import type { Prod } from './Prod.ts';

/** A letter that a centre has sent to everybody who comes to its course. */
export class CourseMessage extends Row<CourseMessage> {
  declare id: CreationOptional<number>;
  declare prod_id: number;
  declare center_id: number;
  /** In Moscow. */
  declare day: string;
  /** From 1, of the day. */
  declare turn: number;
  declare subject: string;
  declare text: string;
  /** The number of addresses. */
  declare recipients: number;
  declare sent_by: number | null;
  declare sent_by_name: string;
  declare created_at: CreationOptional<Date>;

  declare prod: NonAttribute<Prod>;
}

export const initCourseMessage = table(CourseMessage, 'course_messages', { updatedAt: false }, () => ({
  id: id(),
  prod_id: DataTypes.INTEGER,
  center_id: DataTypes.INTEGER,
  day: DataTypes.DATEONLY,
  turn: DataTypes.INTEGER,
  subject: DataTypes.TEXT,
  text: DataTypes.TEXT,
  recipients: DataTypes.INTEGER,
  sent_by: DataTypes.INTEGER,
  sent_by_name: DataTypes.TEXT,
  created_at: moment(),
}));

import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { Prod } from '../../catalog/Prod.ts';
import { id, moment } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** Hours that a lecturer offers for one person. */
export class LessonSlot extends Row<LessonSlot> {
  declare id: CreationOptional<number>;
  declare lecturer_id: number;
  declare prod_id: number;
  declare starts_at: Date;
  declare ends_at: Date;
  declare created_at: CreationOptional<Date>;
  declare prod: NonAttribute<Prod>;
}

export const initLessonSlot = table(LessonSlot, 'lesson_slots', { updatedAt: false }, () => ({
  id: id(),
  lecturer_id: DataTypes.INTEGER,
  prod_id: DataTypes.INTEGER,
  starts_at: moment(),
  ends_at: moment(),
  created_at: moment(),
}));

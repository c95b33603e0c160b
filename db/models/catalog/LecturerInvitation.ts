import { type CreationOptional, DataTypes } from 'sequelize';
import { id, moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** An invitation of an unknown lecturer to a course, until he answers or it is withdrawn. */
export class LecturerInvitation extends Row<LecturerInvitation> {
  declare id: CreationOptional<number>;
  declare prod_id: number;
  declare lecturer_id: number;
  declare email: string;
  declare note: CreationOptional<string | null>;
  declare token_hash: string;
  declare invited_by: CreationOptional<number | null>;
  declare expires_at: Date;
  declare created_at: CreationOptional<Date>;
}

export const initLecturerInvitation = table(
  LecturerInvitation,
  'lecturer_invitations',
  { updatedAt: false },
  () => ({
    id: id(),
    prod_id: DataTypes.INTEGER,
    lecturer_id: DataTypes.INTEGER,
    email: DataTypes.TEXT,
    note: DataTypes.TEXT,
    token_hash: DataTypes.TEXT,
    invited_by: DataTypes.INTEGER,
    expires_at: moment(),
    created_at: moment(),
  }),
);

import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import { id, moment } from '../columns.ts';
import type { User } from '../identity/User.ts';
import { Row, table } from '../row.ts';

/** A manager's link by which one centre registers, and is his from the start. */
export class CenterInvitation extends Row<CenterInvitation> {
  declare id: CreationOptional<number>;
  declare code_hash: string;
  /** How the centre is called, where the manager knew. */
  declare name: CreationOptional<string | null>;
  declare manager_id: number;
  declare expires_at: Date;
  declare used_at: CreationOptional<Date | null>;
  declare center_id: CreationOptional<number | null>;
  declare created_at: CreationOptional<Date>;

  declare manager?: NonAttribute<User>;
}

export const initCenterInvitation = table(
  CenterInvitation,
  'center_invitations',
  { updatedAt: false },
  () => ({
    id: id(),
    code_hash: DataTypes.TEXT,
    name: DataTypes.TEXT,
    manager_id: DataTypes.INTEGER,
    expires_at: moment(),
    used_at: moment(),
    center_id: DataTypes.INTEGER,
    created_at: moment(),
  }),
);

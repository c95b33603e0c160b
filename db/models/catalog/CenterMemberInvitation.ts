import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { CenterRole } from '../../vocabulary/identity/user.ts';
import { id, moment } from '../columns.ts';
import { Row, table } from '../row.ts';
import type { Center } from './Center.ts';

/** An invitation to the cabinet of a centre, until it is accepted or withdrawn. */
export class CenterMemberInvitation extends Row<CenterMemberInvitation> {
  declare id: CreationOptional<number>;
  declare center_id: number;
  declare email: string;
  declare name: string;
  declare role: CenterRole;
  declare token_hash: string;
  declare invited_by: CreationOptional<number | null>;
  declare expires_at: Date;
  declare created_at: CreationOptional<Date>;

  declare center?: NonAttribute<Center>;
}

export const initCenterMemberInvitation = table(
  CenterMemberInvitation,
  'center_member_invitations',
  { updatedAt: false },
  () => ({
    id: id(),
    center_id: DataTypes.INTEGER,
    email: DataTypes.TEXT,
    name: DataTypes.TEXT,
    role: DataTypes.TEXT,
    token_hash: DataTypes.TEXT,
    invited_by: DataTypes.INTEGER,
    expires_at: moment(),
    created_at: moment(),
  }),
);

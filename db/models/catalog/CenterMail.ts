import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import { moment } from '../columns.ts';
import { Row, table } from '../row.ts';
import type { Center } from './Center.ts';

/** An address that a centre has written to; its token ends such letters of this centre. */
export class CenterMail extends Row<CenterMail> {
  declare center_id: number;
  declare email: string;
  declare token: CreationOptional<string>;
  declare refused_at: CreationOptional<Date | null>;
  declare created_at: CreationOptional<Date>;

  declare center: NonAttribute<Center>;
}

export const initCenterMail = table(CenterMail, 'center_mails', { updatedAt: false }, () => ({
  center_id: { type: DataTypes.INTEGER, primaryKey: true },
  email: { type: DataTypes.TEXT, primaryKey: true },
  token: DataTypes.TEXT,
  refused_at: moment(),
  created_at: moment(),
}));

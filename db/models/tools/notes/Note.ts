import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import { id, moment, version } from '../../columns.ts';
import type { User } from '../../identity/User.ts';
import { Row, table } from '../../row.ts';

/** A note of staff on a record of any resource, visible to all who see the record. */
export class Note extends Row<Note> {
  declare id: CreationOptional<number>;
  declare resource: string;
  declare record_id: number;
  declare text: string;
  declare author_id: number;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare edited_at: CreationOptional<Date | null>;
  declare author?: NonAttribute<User>;
  declare mentioned?: NonAttribute<User[]>;
}

export const initNote = table(
  Note,
  'notes',
  { updatedAt: false, paranoid: true, version: 'version' },
  () => ({
    id: id(),
    resource: DataTypes.TEXT,
    record_id: DataTypes.INTEGER,
    text: DataTypes.TEXT,
    author_id: DataTypes.INTEGER,
    version: version(),
    created_at: moment(),
    edited_at: moment(),
  }),
);

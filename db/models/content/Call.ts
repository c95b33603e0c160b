import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { CallDirection, CallOutcome, CallSource } from '../../vocabulary/content/calls.ts';
import { moment } from '../columns.ts';
import type { User } from '../identity/User.ts';
import { VersionedRow, versionedTable } from '../row.ts';

/** A telephone call with a client, reported by the telephone exchange or entered by staff. */
export class Call extends VersionedRow<Call> {
  declare source: CallSource;
  /** The number of the whole call in the telephone exchange; null for one that staff entered. */
  declare entry_id: CreationOptional<string | null>;
  declare direction: CallDirection;
  /** The client's number; null where it is hidden. */
  declare phone: string | null;
  declare outcome: CreationOptional<CallOutcome | null>;
  declare user_id: CreationOptional<number | null>;
  declare extension: CreationOptional<string | null>;
  declare started_at: Date;
  declare answered_at: CreationOptional<Date | null>;
  declare ended_at: CreationOptional<Date | null>;
  declare note: CreationOptional<string | null>;
  declare user: NonAttribute<User | null>;
}

export const initCall = versionedTable(Call, 'calls', { paranoid: true }, () => ({
  source: DataTypes.TEXT,
  entry_id: DataTypes.TEXT,
  direction: DataTypes.TEXT,
  phone: DataTypes.TEXT,
  outcome: DataTypes.TEXT,
  user_id: DataTypes.INTEGER,
  extension: DataTypes.TEXT,
  started_at: moment(),
  answered_at: moment(),
  ended_at: moment(),
  note: DataTypes.TEXT,
}));

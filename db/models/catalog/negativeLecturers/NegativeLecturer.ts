import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { RequestStatus } from '../../../vocabulary/statuses.ts';
import { moment } from '../../columns.ts';
import type { User } from '../../identity/User.ts';
import { VersionedRow, versionedTable } from '../../row.ts';
import type { Center } from '../Center.ts';
import type { Lecturer } from '../Lecturer.ts';

/** Why a lecturer should not be invited. Never shown to the public. */
export class NegativeLecturer extends VersionedRow<NegativeLecturer> {
  /** Null where the catalogue does not know him. */
  declare lecturer_id: CreationOptional<number | null>;
  declare fio: string;
  declare about: string;
  /** Private files. */
  declare evidence: CreationOptional<string[]>;
  /** Null where staff report on their own. */
  declare author_center_id: CreationOptional<number | null>;
  declare created_by: CreationOptional<number | null>;
  declare appeal: CreationOptional<string | null>;
  declare appealed_at: CreationOptional<Date | null>;
  declare appeal_answer: CreationOptional<string | null>;
  declare close_reason: CreationOptional<string | null>;
  declare decided_by: CreationOptional<number | null>;
  declare decided_at: CreationOptional<Date | null>;
  declare expires_at: Date;
  declare readonly status: CreationOptional<RequestStatus>;
  declare lecturer: NonAttribute<Lecturer | null>;
  declare center: NonAttribute<Center | null>;
  declare author: NonAttribute<User | null>;
  declare decider: NonAttribute<User | null>;
}

export const initNegativeLecturer = versionedTable(
  NegativeLecturer,
  'negative_lecturers',
  { paranoid: true },
  () => ({
    lecturer_id: DataTypes.INTEGER,
    fio: DataTypes.TEXT,
    about: DataTypes.TEXT,
    evidence: { type: DataTypes.ARRAY(DataTypes.UUID), defaultValue: [] },
    author_center_id: DataTypes.INTEGER,
    created_by: DataTypes.INTEGER,
    appeal: DataTypes.TEXT,
    appealed_at: moment(),
    appeal_answer: DataTypes.TEXT,
    close_reason: DataTypes.TEXT,
    decided_by: DataTypes.INTEGER,
    decided_at: moment(),
    expires_at: moment(),
    status: DataTypes.TEXT,
  }),
);

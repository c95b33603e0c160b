import { type CreationOptional, DataTypes } from 'sequelize';
import type { ClientTarget } from '../../vocabulary/platform/clientTarget.ts';
import type { RequestStatus } from '../../vocabulary/statuses.ts';
import { moment } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';

export class DirectorQuestion extends VersionedRow<DirectorQuestion> {
  declare fio: string;
  declare tel: string;
  declare email: string;
  declare specialization: string;
  declare comment: string;
  declare client_target: CreationOptional<ClientTarget>;
  declare client_target_first: CreationOptional<ClientTarget>;
  declare consent_id: CreationOptional<number | null>;
  declare readonly status: CreationOptional<RequestStatus>;
  declare answer: CreationOptional<string | null>;
  declare answered_by: CreationOptional<number | null>;
  declare answered_at: CreationOptional<Date | null>;
}

export const initDirectorQuestion = versionedTable(
  DirectorQuestion,
  'director_questions',
  { paranoid: true },
  () => ({
    fio: DataTypes.TEXT,
    tel: DataTypes.TEXT,
    email: DataTypes.TEXT,
    specialization: DataTypes.TEXT,
    comment: DataTypes.TEXT,
    client_target: DataTypes.JSONB,
    client_target_first: DataTypes.JSONB,
    consent_id: DataTypes.INTEGER,
    status: DataTypes.TEXT,
    answer: DataTypes.TEXT,
    answered_by: DataTypes.INTEGER,
    answered_at: moment(),
  }),
);

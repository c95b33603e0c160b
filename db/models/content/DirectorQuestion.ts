import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import type { ClientTarget } from '../../vocabulary/platform/clientTarget.ts';
import type { RequestStatus } from '../../vocabulary/statuses.ts';
import { id, moment, version } from '../columns.ts';

export class DirectorQuestion extends Model<
  InferAttributes<DirectorQuestion>,
  InferCreationAttributes<DirectorQuestion>
> {
  declare id: CreationOptional<number>;
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
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function initDirectorQuestion(sequelize: Sequelize) {
  DirectorQuestion.init(
    {
      id: id(),
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
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'director_questions', paranoid: true, version: 'version' },
  );
}

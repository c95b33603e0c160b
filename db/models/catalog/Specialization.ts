import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id, moment, version } from '../columns.ts';

export class Specialization extends Model<
  InferAttributes<Specialization>,
  InferCreationAttributes<Specialization>
> {
  declare id: CreationOptional<number>;
  declare name: string;
  declare sort: CreationOptional<number>;
  declare merged_into: CreationOptional<number | null>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function initSpecialization(sequelize: Sequelize) {
  Specialization.init(
    {
      id: id(),
      name: DataTypes.TEXT,
      sort: DataTypes.INTEGER,
      merged_into: DataTypes.INTEGER,
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'specializations', paranoid: true, version: 'version' },
  );
}

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id, moment, version } from '../columns.ts';

/** A switch of the platform. Switches come with migrations; staff only turn them. */
export class Setting extends Model<InferAttributes<Setting>, InferCreationAttributes<Setting>> {
  declare id: CreationOptional<number>;
  declare key: string;
  declare label: string;
  declare is_on: boolean;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function initSetting(sequelize: Sequelize) {
  Setting.init(
    {
      id: id(),
      key: DataTypes.TEXT,
      label: DataTypes.TEXT,
      is_on: DataTypes.BOOLEAN,
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'settings', version: 'version' },
  );
}

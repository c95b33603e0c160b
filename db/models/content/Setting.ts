import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import type { SettingSection } from '../../vocabulary/settings.ts';
import { id, moment, version } from '../columns.ts';

/** A switch of the platform, or a number of it. They come with migrations; staff only turn and set them. */
export class Setting extends Model<InferAttributes<Setting>, InferCreationAttributes<Setting>> {
  declare id: CreationOptional<number>;
  declare key: string;
  declare label: string;
  declare hint: CreationOptional<string | null>;
  declare section: CreationOptional<SettingSection>;
  /** Either this or an amount between its bounds. */
  declare is_on: CreationOptional<boolean | null>;
  declare amount: CreationOptional<number | null>;
  declare least: CreationOptional<number | null>;
  declare most: CreationOptional<number | null>;
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
      hint: DataTypes.TEXT,
      section: { type: DataTypes.TEXT, defaultValue: 'SITE' },
      is_on: DataTypes.BOOLEAN,
      amount: DataTypes.INTEGER,
      least: DataTypes.INTEGER,
      most: DataTypes.INTEGER,
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'settings', version: 'version' },
  );
}

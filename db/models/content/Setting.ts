import { type CreationOptional, DataTypes } from 'sequelize';
import type { SettingSection } from '../../vocabulary/settings.ts';
import { VersionedRow, versionedTable } from '../row.ts';

/** A switch of the platform, or a number of it. They come with migrations; staff only turn and set them. */
export class Setting extends VersionedRow<Setting> {
  declare key: string;
  declare label: string;
  declare hint: CreationOptional<string | null>;
  declare section: CreationOptional<SettingSection>;
  /** Either this or an amount between its bounds. */
  declare is_on: CreationOptional<boolean | null>;
  declare amount: CreationOptional<number | null>;
  declare least: CreationOptional<number | null>;
  declare most: CreationOptional<number | null>;
}

export const initSetting = versionedTable(Setting, 'settings', {}, () => ({
  key: DataTypes.TEXT,
  label: DataTypes.TEXT,
  hint: DataTypes.TEXT,
  section: { type: DataTypes.TEXT, defaultValue: 'SITE' },
  is_on: DataTypes.BOOLEAN,
  amount: DataTypes.INTEGER,
  least: DataTypes.INTEGER,
  most: DataTypes.INTEGER,
}));

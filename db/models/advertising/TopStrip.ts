import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import type { TopStripStatus } from '../../vocabulary/advertising/topStripLifecycle.ts';
import { id, moment, version } from '../columns.ts';

export class TopStrip extends Model<InferAttributes<TopStrip>, InferCreationAttributes<TopStrip>> {
  declare id: CreationOptional<number>;
  declare header: string;
  declare text: string;
  declare link: CreationOptional<string | null>;
  declare date_start: CreationOptional<Date>;
  declare date_end: Date;
  declare readonly status: CreationOptional<TopStripStatus>;
  /** When the clock last reported the begin or end of the showing to the pages. */
  declare reported_at: CreationOptional<Date>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function initTopStrip(sequelize: Sequelize) {
  TopStrip.init(
    {
      id: id(),
      header: DataTypes.TEXT,
      text: DataTypes.TEXT,
      link: DataTypes.TEXT,
      date_start: moment(),
      date_end: moment(),
      status: DataTypes.TEXT,
      reported_at: moment(),
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'top_strips', paranoid: true, version: 'version' },
  );
}

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id, moment } from '../columns.ts';

export class TopStrip extends Model<InferAttributes<TopStrip>, InferCreationAttributes<TopStrip>> {
  declare id: CreationOptional<number>;
  declare header: string;
  declare text: string;
  declare link: CreationOptional<string | null>;
  declare date_start: CreationOptional<Date>;
  declare date_end: Date;
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
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'top_strips' },
  );
}

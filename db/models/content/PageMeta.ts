import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import { id, moment, version } from '../columns.ts';

/** Meta tags of a page written by staff, over those of the page itself. */
export class PageMeta extends Model<InferAttributes<PageMeta>, InferCreationAttributes<PageMeta>> {
  declare id: CreationOptional<number>;
  declare path: string;
  /** Computed by the database from the path: `prod:12`, `article:7` or the path itself. */
  declare subject: CreationOptional<string>;
  declare title: CreationOptional<string | null>;
  declare description: CreationOptional<string | null>;
  declare h1: CreationOptional<string | null>;
  declare intro: CreationOptional<string | null>;
  declare is_hidden: CreationOptional<boolean>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function initPageMeta(sequelize: Sequelize) {
  PageMeta.init(
    {
      id: id(),
      path: DataTypes.TEXT,
      subject: DataTypes.TEXT,
      title: DataTypes.TEXT,
      description: DataTypes.TEXT,
      h1: DataTypes.TEXT,
      intro: DataTypes.TEXT,
      is_hidden: { type: DataTypes.BOOLEAN, defaultValue: false },
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'page_metas', version: 'version', paranoid: true },
  );
}

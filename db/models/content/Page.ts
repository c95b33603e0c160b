import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import type { CompanyFacts, PagePath, PageRobots, PageStatus } from '../../vocabulary/content/pages.ts';
import { id, moment, version } from '../columns.ts';

/** The text that staff edit; visitors read its last PageVersion. */
export class Page extends Model<InferAttributes<Page>, InferCreationAttributes<Page>> {
  declare id: CreationOptional<number>;
  declare path: PagePath;
  declare title: string;
  declare description: string;
  declare h1: string;
  declare intro: CreationOptional<string>;
  declare body: CreationOptional<string>;
  declare robots: CreationOptional<PageRobots>;
  declare facts: CreationOptional<CompanyFacts | null>;
  declare readonly status: CreationOptional<PageStatus>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
  declare deleted_at: CreationOptional<Date | null>;
}

export function initPage(sequelize: Sequelize) {
  Page.init(
    {
      id: id(),
      path: DataTypes.TEXT,
      title: DataTypes.TEXT,
      description: DataTypes.TEXT,
      h1: DataTypes.TEXT,
      intro: DataTypes.TEXT,
      body: DataTypes.TEXT,
      robots: DataTypes.TEXT,
      facts: DataTypes.JSONB,
      status: DataTypes.TEXT,
      version: version(),
      created_at: moment(),
      updated_at: moment(),
      deleted_at: moment(),
    },
    { sequelize, tableName: 'pages', paranoid: true, version: 'version' },
  );
}

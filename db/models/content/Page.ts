import { type CreationOptional, DataTypes } from 'sequelize';
import type { CompanyFacts, PagePath, PageRobots, PageStatus } from '../../vocabulary/content/pages.ts';
import { moment } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';

/** The text that staff edit; visitors read its last PageVersion. */
export class Page extends VersionedRow<Page> {
  declare path: PagePath;
  declare title: string;
  declare description: string;
  declare h1: string;
  declare intro: CreationOptional<string>;
  declare body: CreationOptional<string>;
  declare robots: CreationOptional<PageRobots>;
  declare facts: CreationOptional<CompanyFacts | null>;
  declare readonly status: CreationOptional<PageStatus>;
  declare deleted_at: CreationOptional<Date | null>;
}

export const initPage = versionedTable(Page, 'pages', { paranoid: true }, () => ({
  path: DataTypes.TEXT,
  title: DataTypes.TEXT,
  description: DataTypes.TEXT,
  h1: DataTypes.TEXT,
  intro: DataTypes.TEXT,
  body: DataTypes.TEXT,
  robots: DataTypes.TEXT,
  facts: DataTypes.JSONB,
  status: DataTypes.TEXT,
  deleted_at: moment(),
}));

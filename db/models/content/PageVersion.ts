import { type CreationOptional, DataTypes } from 'sequelize';
import type { CompanyFacts, PagePath, PageRobots } from '../../vocabulary/content/pages.ts';
import { id, moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** An edition as it was published. The database refuses to change or delete one. */
export class PageVersion extends Row<PageVersion> {
  declare id: CreationOptional<number>;
  declare page_id: number;
  declare path: PagePath;
  declare number: number;
  declare title: string;
  declare description: string;
  declare h1: string;
  declare intro: string;
  declare body: string;
  declare robots: PageRobots;
  declare facts: CreationOptional<CompanyFacts | null>;
  declare hash: string;
  declare published_at: CreationOptional<Date>;
  declare published_by: CreationOptional<number | null>;
}

export const initPageVersion = table(PageVersion, 'page_versions', { timestamps: false }, () => ({
  id: id(),
  page_id: DataTypes.INTEGER,
  path: DataTypes.TEXT,
  number: DataTypes.INTEGER,
  title: DataTypes.TEXT,
  description: DataTypes.TEXT,
  h1: DataTypes.TEXT,
  intro: DataTypes.TEXT,
  body: DataTypes.TEXT,
  robots: DataTypes.TEXT,
  facts: DataTypes.JSONB,
  hash: DataTypes.TEXT,
  published_at: moment(),
  published_by: DataTypes.INTEGER,
}));

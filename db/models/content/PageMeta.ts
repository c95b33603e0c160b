import { type CreationOptional, DataTypes } from 'sequelize';
import { VersionedRow, versionedTable } from '../row.ts';

/** Meta tags of a page written by staff, over those of the page itself. */
export class PageMeta extends VersionedRow<PageMeta> {
  declare path: string;
  /** Computed by the database from the path: `prod:12`, `article:7` or the path itself. */
  declare subject: CreationOptional<string>;
  declare title: CreationOptional<string | null>;
  declare description: CreationOptional<string | null>;
  declare h1: CreationOptional<string | null>;
  declare intro: CreationOptional<string | null>;
  declare is_hidden: CreationOptional<boolean>;
}

export const initPageMeta = versionedTable(PageMeta, 'page_metas', { paranoid: true }, () => ({
  path: DataTypes.TEXT,
  subject: DataTypes.TEXT,
  title: DataTypes.TEXT,
  description: DataTypes.TEXT,
  h1: DataTypes.TEXT,
  intro: DataTypes.TEXT,
  is_hidden: { type: DataTypes.BOOLEAN, defaultValue: false },
}));

import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { CategoryId } from '../../../vocabulary/catalog/categories.ts';
import type { ArticleStatus } from '../../../vocabulary/content/articles/articleLifecycle.ts';
import type { Lecturer } from '../../catalog/Lecturer.ts';
import { id, moment, version } from '../../columns.ts';
import { Row, table } from '../../row.ts';
import type { Tag } from './Tag.ts';

export interface Source {
  text: string;
  url: string | null;
}

export class Article extends Row<Article> {
  declare id: CreationOptional<number>;
  declare slug: string;
  declare title: string;
  declare description: CreationOptional<string>;
  declare text: CreationOptional<string>;
  declare filename: CreationOptional<string | null>;
  declare alt: CreationOptional<string | null>;
  declare categories: CreationOptional<CategoryId[]>;
  declare sources: CreationOptional<Source[]>;
  declare reviewer: CreationOptional<string | null>;
  declare conflict_of_interest: CreationOptional<string | null>;
  declare is_sponsored: CreationOptional<boolean>;
  declare ad_company: CreationOptional<string | null>;
  declare ad_inn: CreationOptional<string | null>;
  declare ad_reg_number: CreationOptional<string | null>;
  /** The lecturer whose proposal it is. */
  declare proposed_by: CreationOptional<number | null>;
  /** When he sent it last; staff see no proposal before. */
  declare submitted_at: CreationOptional<Date | null>;
  /** When he was notified that it is published. */
  declare proposer_notified_at: CreationOptional<Date | null>;
  declare readonly status: CreationOptional<ArticleStatus>;
  declare published_at: CreationOptional<Date | null>;
  declare scheduled_at: CreationOptional<Date | null>;
  declare view_count: CreationOptional<number>;
  declare like_count: CreationOptional<number>;
  declare version: CreationOptional<number>;
  declare date_add: CreationOptional<Date>;
  declare date_edit: CreationOptional<Date>;
  declare deleted_at: CreationOptional<Date | null>;
  declare lecturers: NonAttribute<(Lecturer & { ArticleLecturer: { sort: number } })[]>;
  declare tags: NonAttribute<(Tag & { ArticleTag: { sort: number } })[]>;
}

const dated = { createdAt: 'date_add', updatedAt: 'date_edit' };

export const initArticle = table(
  Article,
  'articles',
  { paranoid: true, version: 'version', ...dated },
  () => ({
    id: id(),
    slug: DataTypes.TEXT,
    title: DataTypes.TEXT,
    description: DataTypes.TEXT,
    text: DataTypes.TEXT,
    filename: DataTypes.TEXT,
    alt: DataTypes.TEXT,
    categories: DataTypes.ARRAY(DataTypes.INTEGER),
    sources: DataTypes.JSONB,
    reviewer: DataTypes.TEXT,
    conflict_of_interest: DataTypes.TEXT,
    is_sponsored: DataTypes.BOOLEAN,
    ad_company: DataTypes.TEXT,
    ad_inn: DataTypes.TEXT,
    ad_reg_number: DataTypes.TEXT,
    proposed_by: DataTypes.INTEGER,
    submitted_at: moment(),
    proposer_notified_at: moment(),
    status: DataTypes.TEXT,
    published_at: moment(),
    scheduled_at: moment(),
    view_count: DataTypes.INTEGER,
    like_count: DataTypes.INTEGER,
    version: version(),
    date_add: moment(),
    date_edit: moment(),
    deleted_at: moment(),
  }),
);

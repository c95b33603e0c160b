import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { CollectionStatus } from '../../../vocabulary/advertising/collections/collectionLifecycle.ts';
import { moment } from '../../columns.ts';
import type { User } from '../../identity/User.ts';
import { VersionedRow, versionedTable } from '../../row.ts';
import type { CollectionItem } from './CollectionItem.ts';

/** Courses that a manager has chosen for a client, behind a link. */
export class Collection extends VersionedRow<Collection> {
  /** Opens the page to every bearer of the link. */
  declare code: string;
  declare name: string;
  declare name_from: string;
  declare name_to: string;
  declare to_email: CreationOptional<string | null>;
  declare to_phone: CreationOptional<string | null>;
  declare is_show_phone: CreationOptional<boolean>;
  declare manager_id: number;
  declare comment_internal: CreationOptional<string | null>;
  declare readonly status: CreationOptional<CollectionStatus>;
  declare expires_at: Date;
  declare sent_at: CreationOptional<Date | null>;
  declare opened_at: CreationOptional<Date | null>;
  declare last_opened_at: CreationOptional<Date | null>;
  /** When the contents visible to the receiver were last changed after he got the link. */
  declare revised_at: CreationOptional<Date | null>;
  declare view_count: CreationOptional<number>;
  declare click_count: CreationOptional<number>;
  declare deleted_at: CreationOptional<Date | null>;
  declare items: NonAttribute<CollectionItem[]>;
  declare manager: NonAttribute<User>;
}

export const initCollection = versionedTable(Collection, 'collections', { paranoid: true }, () => ({
  code: DataTypes.TEXT,
  name: DataTypes.TEXT,
  name_from: DataTypes.TEXT,
  name_to: DataTypes.TEXT,
  to_email: DataTypes.TEXT,
  to_phone: DataTypes.TEXT,
  is_show_phone: DataTypes.BOOLEAN,
  manager_id: DataTypes.INTEGER,
  comment_internal: DataTypes.TEXT,
  status: { type: DataTypes.TEXT, defaultValue: 'DRAFT' },
  expires_at: moment(),
  sent_at: moment(),
  opened_at: moment(),
  last_opened_at: moment(),
  revised_at: moment(),
  view_count: DataTypes.INTEGER,
  click_count: DataTypes.INTEGER,
  deleted_at: moment(),
}));

import { type CreationOptional, DataTypes } from 'sequelize';
import type { NotificationStatus } from '../../vocabulary/advertising/notificationLifecycle.ts';
import type { NotificationAudience } from '../../vocabulary/advertising/notifications.ts';
import { moment } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';

/** An announcement in cabinets, shown once it is approved and until `date_end`. */
export class Notification extends VersionedRow<Notification> {
  declare text: string;
  declare date_end: Date;
  declare audience: CreationOptional<NotificationAudience>;
  declare only_center: CreationOptional<boolean>;
  declare url: CreationOptional<string | null>;
  declare url_text: CreationOptional<string | null>;
  declare is_once: CreationOptional<boolean>;
  declare is_accept: CreationOptional<boolean>;
  declare text_button_accept: CreationOptional<string>;
  declare text_button_cancel: CreationOptional<string>;
  /** Seconds on a page before it is shown. */
  declare time: CreationOptional<number>;
  /** The number of the edition that was approved last; 0 before the first approval. */
  declare edition: CreationOptional<number>;
  declare readonly status: CreationOptional<NotificationStatus>;
}

export const initNotification = versionedTable(Notification, 'notifications', { paranoid: true }, () => ({
  text: DataTypes.TEXT,
  date_end: moment(),
  audience: DataTypes.TEXT,
  only_center: DataTypes.BOOLEAN,
  url: DataTypes.TEXT,
  url_text: DataTypes.TEXT,
  is_once: DataTypes.BOOLEAN,
  is_accept: DataTypes.BOOLEAN,
  text_button_accept: DataTypes.TEXT,
  text_button_cancel: DataTypes.TEXT,
  time: DataTypes.INTEGER,
  edition: DataTypes.INTEGER,
  status: DataTypes.TEXT,
}));

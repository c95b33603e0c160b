import { type CreationOptional, DataTypes } from 'sequelize';
import { moment } from '../columns.ts';
import { Row, table } from '../row.ts';

/** The words of a notification as they were approved; people answer to an edition. */
export class NotificationEdition extends Row<NotificationEdition> {
  declare notification_id: number;
  declare number: number;
  declare text: string;
  declare url: CreationOptional<string | null>;
  declare url_text: CreationOptional<string | null>;
  declare text_button_accept: string;
  declare text_button_cancel: string;
  declare approved_by: CreationOptional<number | null>;
  declare approved_at: CreationOptional<Date>;
}

export const initNotificationEdition = table(
  NotificationEdition,
  'notification_editions',
  { timestamps: false },
  () => ({
    notification_id: { type: DataTypes.INTEGER, primaryKey: true },
    number: { type: DataTypes.INTEGER, primaryKey: true },
    text: DataTypes.TEXT,
    url: DataTypes.TEXT,
    url_text: DataTypes.TEXT,
    text_button_accept: DataTypes.TEXT,
    text_button_cancel: DataTypes.TEXT,
    approved_by: DataTypes.INTEGER,
    approved_at: moment(),
  }),
);

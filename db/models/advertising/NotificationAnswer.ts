import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { NotificationAnswer as Answer } from '../../vocabulary/advertising/notifications.ts';
import { id, moment } from '../columns.ts';
import type { Individual } from '../identity/Individual.ts';
import type { User } from '../identity/User.ts';
import { Row, table } from '../row.ts';
import type { LegalMember } from '../sales/companies/LegalMember.ts';

/** A person's answer to an edition of a notification: a user, a member of a company or an individual. */
export class NotificationAnswer extends Row<NotificationAnswer> {
  declare id: CreationOptional<number>;
  declare notification_id: number;
  declare edition: number;
  declare user_id: CreationOptional<number | null>;
  declare legal_member_id: CreationOptional<number | null>;
  declare individual_id: CreationOptional<number | null>;
  /** Null where it was shown and not answered. */
  declare answer: CreationOptional<Answer | null>;
  declare shown_at: CreationOptional<Date>;
  declare answered_at: CreationOptional<Date | null>;
  declare user: NonAttribute<User | null>;
  declare legal_member: NonAttribute<LegalMember | null>;
  declare individual: NonAttribute<Individual | null>;
}

export const initNotificationAnswer = table(
  NotificationAnswer,
  'notification_answers',
  { timestamps: false },
  () => ({
    id: id(),
    notification_id: DataTypes.INTEGER,
    edition: DataTypes.INTEGER,
    user_id: DataTypes.INTEGER,
    legal_member_id: DataTypes.INTEGER,
    individual_id: DataTypes.INTEGER,
    answer: DataTypes.TEXT,
    shown_at: moment(),
    answered_at: moment(),
  }),
);

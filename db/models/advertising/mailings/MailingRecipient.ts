import { type CreationOptional, DataTypes } from 'sequelize';
import type { RecipientState, SkippedBecause } from '../../../vocabulary/advertising/mailings/mailing.ts';
import { longId, moment } from '../../columns.ts';
import { Row, table } from '../../row.ts';

/** The letter of a mailing to one person. */
export class MailingRecipient extends Row<MailingRecipient> {
  declare id: CreationOptional<string>;
  declare mailing_id: number;
  /** In the number of the letter: every try has the same one. */
  declare key: CreationOptional<string>;
  /** Forgotten after a year. */
  declare email: string | null;
  declare state: CreationOptional<RecipientState>;
  declare attempts: CreationOptional<number>;
  declare next_at: CreationOptional<Date | null>;
  /** The try of one node: another one does not settle it. */
  declare lease: CreationOptional<string | null>;
  declare leased_until: CreationOptional<Date | null>;
  declare tried_at: CreationOptional<Date | null>;
  declare settled_at: CreationOptional<Date | null>;
  /** The answer of the mail server. */
  declare code: CreationOptional<number | null>;
  declare error: CreationOptional<string | null>;
  declare skipped_because: CreationOptional<SkippedBecause | null>;
  declare opened_at: CreationOptional<Date | null>;
  declare clicked_at: CreationOptional<Date | null>;
  declare unsubscribed_at: CreationOptional<Date | null>;
}

export const initMailingRecipient = table(
  MailingRecipient,
  'mailing_recipients',
  { timestamps: false },
  () => ({
    id: longId(),
    mailing_id: DataTypes.INTEGER,
    key: DataTypes.UUID,
    email: DataTypes.TEXT,
    state: DataTypes.TEXT,
    attempts: DataTypes.SMALLINT,
    next_at: moment(),
    lease: DataTypes.UUID,
    leased_until: moment(),
    tried_at: moment(),
    settled_at: moment(),
    code: DataTypes.SMALLINT,
    error: DataTypes.TEXT,
    skipped_because: DataTypes.TEXT,
    opened_at: moment(),
    clicked_at: moment(),
    unsubscribed_at: moment(),
  }),
);

import { type CreationOptional, DataTypes } from 'sequelize';
import type { LetterStatus } from '../../../vocabulary/letters.ts';
import type { Reader } from '../../../vocabulary/letterTopics.ts';
import { longId, moment } from '../../columns.ts';
import { Row, table } from '../../row.ts';

export class Letter extends Row<Letter> {
  declare id: CreationOptional<string>;
  declare channel: CreationOptional<'MAIL' | 'SMS'>;
  declare kind: string;
  declare to: string;
  declare subject: string;
  /** With `{secret}` in the place of data for its reader only. */
  declare text: string;
  /** Deleted after delivery. */
  declare secret: CreationOptional<string | null>;
  declare html: CreationOptional<string | null>;
  /** Where a mail client ends letters of this kind, with `{secret}`. */
  declare unsubscribe_path: CreationOptional<string | null>;
  declare resource: CreationOptional<string | null>;
  declare record_id: CreationOptional<number | null>;
  declare status: CreationOptional<LetterStatus>;
  declare attempts: CreationOptional<number>;
  declare error: CreationOptional<string | null>;
  declare created_at: CreationOptional<Date>;
  declare sent_at: CreationOptional<Date | null>;
  /** The account in whose cabinet it is. */
  declare reader: CreationOptional<Reader | null>;
  /** When its reader saw it there. */
  declare read_at: CreationOptional<Date | null>;
}

export const initLetter = table(Letter, 'outbox', { updatedAt: false }, () => ({
  id: longId(),
  channel: DataTypes.TEXT,
  kind: DataTypes.TEXT,
  to: DataTypes.TEXT,
  subject: DataTypes.TEXT,
  text: DataTypes.TEXT,
  secret: DataTypes.TEXT,
  html: DataTypes.TEXT,
  unsubscribe_path: DataTypes.TEXT,
  resource: DataTypes.TEXT,
  record_id: DataTypes.INTEGER,
  status: DataTypes.TEXT,
  attempts: DataTypes.INTEGER,
  error: DataTypes.TEXT,
  created_at: moment(),
  sent_at: moment(),
  reader: DataTypes.TEXT,
  read_at: moment(),
}));

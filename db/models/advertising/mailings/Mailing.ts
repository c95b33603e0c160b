import { type CreationOptional, DataTypes } from 'sequelize';
import type { MailingBlock, Sending } from '../../../vocabulary/advertising/mailings/mailing.ts';
import type { PublicationStatus } from '../../../vocabulary/statuses.ts';
import { moment } from '../../columns.ts';
import { VersionedRow, versionedTable } from '../../row.ts';

/** A part of a letter as everybody gets it: courses are words and links by then. */
export type LetterPart =
  | { kind: 'heading' | 'text'; text: string }
  | { kind: 'link'; text: string; url: string; isButton: boolean }
  | { kind: 'divider' };

/** An e-mail to many people. */
export class Mailing extends VersionedRow<Mailing> {
  declare center_id: CreationOptional<number | null>;
  declare subject: string;
  declare preheader: CreationOptional<string | null>;
  declare from_name: string;
  declare reply_to: CreationOptional<string | null>;
  declare blocks: MailingBlock[];
  declare cities: CreationOptional<string[]>;
  declare specializations: CreationOptional<number[]>;
  declare interests: CreationOptional<string[]>;
  declare is_advertising: CreationOptional<boolean>;
  declare ad_company: CreationOptional<string | null>;
  declare ad_inn: CreationOptional<string | null>;
  declare ad_reg_number: CreationOptional<string | null>;
  declare date_send: CreationOptional<Date | null>;
  /** Of the letter that staff have seen in their own mailbox. */
  declare tested_hash: CreationOptional<string | null>;
  declare tested_at: CreationOptional<Date | null>;
  declare reach_estimate: CreationOptional<number | null>;
  declare reach_actual: CreationOptional<number | null>;
  /** Fixed at the start. */
  declare letter: CreationOptional<LetterPart[] | null>;
  declare held_because: CreationOptional<string | null>;
  declare started_at: CreationOptional<Date | null>;
  declare resumed_at: CreationOptional<Date | null>;
  declare finished_at: CreationOptional<Date | null>;
  /** Until when nothing is sent, because the mail server asked for a rest. */
  declare rest_until: CreationOptional<Date | null>;
  /** A centre has ordered it, and pays for it. */
  declare by_center: CreationOptional<boolean>;
  /** The money that is kept for it; null before it waits for staff, and once it is paid or returned. */
  declare hold_id: CreationOptional<number | null>;
  declare sending: CreationOptional<Sending>;
  declare readonly status: CreationOptional<PublicationStatus>;
}

export const initMailing = versionedTable(Mailing, 'mailings', { paranoid: true }, () => ({
  center_id: DataTypes.INTEGER,
  subject: DataTypes.TEXT,
  preheader: DataTypes.TEXT,
  from_name: DataTypes.TEXT,
  reply_to: DataTypes.TEXT,
  blocks: DataTypes.JSONB,
  cities: DataTypes.ARRAY(DataTypes.TEXT),
  specializations: DataTypes.ARRAY(DataTypes.INTEGER),
  interests: DataTypes.ARRAY(DataTypes.TEXT),
  is_advertising: DataTypes.BOOLEAN,
  ad_company: DataTypes.TEXT,
  ad_inn: DataTypes.TEXT,
  ad_reg_number: DataTypes.TEXT,
  date_send: moment(),
  tested_hash: DataTypes.TEXT,
  tested_at: moment(),
  reach_estimate: DataTypes.INTEGER,
  reach_actual: DataTypes.INTEGER,
  letter: DataTypes.JSONB,
  held_because: DataTypes.TEXT,
  started_at: moment(),
  resumed_at: moment(),
  finished_at: moment(),
  rest_until: moment(),
  by_center: DataTypes.BOOLEAN,
  hold_id: DataTypes.INTEGER,
  sending: DataTypes.TEXT,
  status: DataTypes.TEXT,
}));

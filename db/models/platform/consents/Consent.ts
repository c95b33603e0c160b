import { type CreationOptional, DataTypes } from 'sequelize';
import type { ConsentPurpose } from '../../../vocabulary/platform/consent.ts';
import { id, moment } from '../../columns.ts';
import { Row, table } from '../../row.ts';

export class Consent extends Row<Consent> {
  declare id: CreationOptional<number>;
  declare purpose: ConsentPurpose;
  declare text_version: string;
  /** SHA-256 of the sentence that was shown. */
  declare text_hash: CreationOptional<string | null>;
  declare form: CreationOptional<string | null>;
  declare email: CreationOptional<string | null>;
  /** The edition of the policy that the page named. */
  declare policy_version_id: CreationOptional<number | null>;
  declare phone: CreationOptional<string | null>;
  declare page_url: CreationOptional<string | null>;
  declare ip: CreationOptional<string | null>;
  declare user_agent: CreationOptional<string | null>;
  declare created_at: CreationOptional<Date>;
  declare withdrawn_at: CreationOptional<Date | null>;
  /** The third party that the person named, and the very sentence. */
  declare merchant_id: CreationOptional<number | null>;
  declare wording: CreationOptional<string | null>;
}

export const initConsent = table(Consent, 'consents', { updatedAt: false }, () => ({
  id: id(),
  purpose: DataTypes.TEXT,
  text_version: DataTypes.TEXT,
  text_hash: DataTypes.TEXT,
  form: DataTypes.TEXT,
  policy_version_id: DataTypes.INTEGER,
  email: DataTypes.TEXT,
  phone: DataTypes.TEXT,
  page_url: DataTypes.TEXT,
  ip: DataTypes.TEXT,
  user_agent: DataTypes.TEXT,
  created_at: moment(),
  withdrawn_at: moment(),
  merchant_id: DataTypes.INTEGER,
  wording: DataTypes.TEXT,
}));

import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type {
  BenefitKind,
  PromotionBearer,
  PromotionPause,
  PromotionType,
} from '../../vocabulary/advertising/related/promotion.ts';
import type { PublicationStatus } from '../../vocabulary/statuses.ts';
import { moment, numberFromBigint } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';
import type { Merchant } from './Merchant.ts';

/** A bonus of a trading organisation beside the courses that it matches. */
export class RelatedPromotion extends VersionedRow<RelatedPromotion> {
  declare merchant_id: number;
  declare type: PromotionType;
  declare name: string;
  declare text: string;
  declare conditions: string;
  declare logo: CreationOptional<string | null>;
  declare link: CreationOptional<string | null>;
  declare benefit_kind: BenefitKind;
  declare benefit_value: string;
  declare bearer: CreationOptional<PromotionBearer>;
  /** The part of the organisation where the bonus is shared. */
  declare bearer_percent: CreationOptional<number | null>;
  declare match_categories: CreationOptional<number[]>;
  declare match_cities: CreationOptional<number[]>;
  declare match_types: CreationOptional<number[]>;
  declare match_prods: CreationOptional<number[]>;
  declare starts_on: string;
  declare ends_on: string;
  declare daily_limit: CreationOptional<number | null>;
  declare total_limit: CreationOptional<number | null>;
  /** Kopecks, as all sums; the setting of its type at the time when it was created. */
  declare lead_price: number;
  declare ad_company: CreationOptional<string | null>;
  declare ad_inn: CreationOptional<string | null>;
  declare ad_reg_number: CreationOptional<string | null>;
  declare notify_emails: CreationOptional<string[]>;
  declare notify_categories: CreationOptional<number[]>;
  declare notify_cities: CreationOptional<number[]>;
  declare readonly status: CreationOptional<PublicationStatus>;
  declare pause: CreationOptional<PromotionPause | null>;
  declare paused_at: CreationOptional<Date | null>;
  declare reject_reason: CreationOptional<string | null>;
  /** The day of Moscow on which the site shows it; null while it does not. The clock updates it. */
  declare shown_on: CreationOptional<string | null>;
  declare deleted_at: CreationOptional<Date | null>;
  declare merchant: NonAttribute<Merchant>;
}

const numbers = () => ({ type: DataTypes.ARRAY(DataTypes.INTEGER), defaultValue: [] });

export const initRelatedPromotion = versionedTable(
  RelatedPromotion,
  'related_promotions',
  { paranoid: true },
  () => ({
    merchant_id: DataTypes.INTEGER,
    type: DataTypes.TEXT,
    name: DataTypes.TEXT,
    text: DataTypes.TEXT,
    conditions: DataTypes.TEXT,
    logo: DataTypes.TEXT,
    link: DataTypes.TEXT,
    benefit_kind: DataTypes.TEXT,
    benefit_value: DataTypes.TEXT,
    bearer: { type: DataTypes.TEXT, defaultValue: 'MERCHANT' },
    bearer_percent: DataTypes.INTEGER,
    match_categories: numbers(),
    match_cities: numbers(),
    match_types: numbers(),
    match_prods: numbers(),
    starts_on: DataTypes.DATEONLY,
    ends_on: DataTypes.DATEONLY,
    daily_limit: DataTypes.INTEGER,
    total_limit: DataTypes.INTEGER,
    lead_price: numberFromBigint('lead_price'),
    ad_company: DataTypes.TEXT,
    ad_inn: DataTypes.TEXT,
    ad_reg_number: DataTypes.TEXT,
    notify_emails: { type: DataTypes.ARRAY(DataTypes.TEXT), defaultValue: [] },
    notify_categories: numbers(),
    notify_cities: numbers(),
    status: { type: DataTypes.TEXT, defaultValue: 'PREPARE' },
    pause: DataTypes.TEXT,
    paused_at: moment(),
    reject_reason: DataTypes.TEXT,
    shown_on: DataTypes.DATEONLY,
    deleted_at: moment(),
  }),
);

import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { AdPaymentSource } from '../../vocabulary/advertising/adPayment.ts';
import type { PaidRow } from '../../vocabulary/advertising/bannerPrice.ts';
import type { BannerSlotCode } from '../../vocabulary/advertising/banners.ts';
import type { PublicationStatus } from '../../vocabulary/statuses.ts';
import { moment, numberFromBigint } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';
import type { AdShortfall } from './AdShortfall.ts';

export class Banner extends VersionedRow<Banner> {
  declare slot: BannerSlotCode;
  declare category_id: CreationOptional<number | null>;
  /** The centre that ordered it; null for another customer. */
  declare center_id: CreationOptional<number | null>;
  /** The trading organisation that bought it. */
  declare merchant_id: CreationOptional<number | null>;
  declare url: CreationOptional<string | null>;
  declare filename: CreationOptional<string | null>;
  declare filename_mobile: CreationOptional<string | null>;
  declare alt: CreationOptional<string | null>;
  declare ad_company: CreationOptional<string | null>;
  declare ad_inn: CreationOptional<string | null>;
  declare ad_reg_number: CreationOptional<string | null>;
  declare view_count: CreationOptional<number>;
  declare click_count: CreationOptional<number>;
  declare date_start: Date;
  declare date_end: Date;
  declare readonly status: CreationOptional<PublicationStatus>;
  declare paused_at: CreationOptional<Date | null>;
  declare is_paused_by_center: CreationOptional<boolean>;
  /** Shown to one visitor so many times a day at most. */
  declare is_capped: CreationOptional<boolean>;
  /** Bought by weeks: shown in the weeks of its places, and whole only once it is moderated. */
  declare by_weeks: CreationOptional<boolean>;
  declare price_rows: CreationOptional<PaidRow[] | null>;
  declare promo_id: CreationOptional<number | null>;
  /** Kopecks, as all sums. */
  declare discount: CreationOptional<number>;
  declare total: CreationOptional<number | null>;
  declare refunded: CreationOptional<number>;
  declare payment_source: CreationOptional<AdPaymentSource | null>;
  declare paid_at: CreationOptional<Date | null>;
  declare held_until: CreationOptional<Date | null>;
  declare submitted_at: CreationOptional<Date | null>;
  /** When staff returned what they chose to, which they do once. */
  declare staff_refunded_at: CreationOptional<Date | null>;
  /** Until when a rejected one may be mended. */
  declare mend_until: CreationOptional<Date | null>;
  /** The Monday of the last week whose figures the advertiser has had by letter. */
  declare figures_sent_week: CreationOptional<string | null>;
  /** When the advertiser last had a letter that his link does not answer. */
  declare link_written_at: CreationOptional<Date | null>;
  /** When the clock last reported the begin or end of the showing to the pages. */
  declare reported_at: CreationOptional<Date>;
  /** Those that wait for a decision, where they are read along. */
  declare shortfalls?: NonAttribute<AdShortfall[]>;
}

export const initBanner = versionedTable(Banner, 'banners', { paranoid: true }, () => ({
  slot: DataTypes.INTEGER,
  category_id: DataTypes.INTEGER,
  center_id: DataTypes.INTEGER,
  merchant_id: DataTypes.INTEGER,
  url: DataTypes.TEXT,
  filename: DataTypes.TEXT,
  filename_mobile: DataTypes.TEXT,
  alt: DataTypes.TEXT,
  ad_company: DataTypes.TEXT,
  ad_inn: DataTypes.TEXT,
  ad_reg_number: DataTypes.TEXT,
  view_count: DataTypes.INTEGER,
  click_count: DataTypes.INTEGER,
  date_start: moment(),
  date_end: moment(),
  status: DataTypes.TEXT,
  paused_at: moment(),
  is_paused_by_center: DataTypes.BOOLEAN,
  is_capped: DataTypes.BOOLEAN,
  by_weeks: DataTypes.BOOLEAN,
  price_rows: DataTypes.JSONB,
  promo_id: DataTypes.INTEGER,
  discount: { ...numberFromBigint('discount'), defaultValue: 0 },
  total: numberFromBigint('total'),
  refunded: { ...numberFromBigint('refunded'), defaultValue: 0 },
  payment_source: DataTypes.TEXT,
  paid_at: moment(),
  held_until: moment(),
  submitted_at: moment(),
  staff_refunded_at: moment(),
  mend_until: moment(),
  figures_sent_week: DataTypes.DATEONLY,
  link_written_at: moment(),
  reported_at: moment(),
}));

import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { AdPaymentSource } from '../../vocabulary/advertising/adPayment.ts';
import type { PaidRow } from '../../vocabulary/advertising/bannerPrice.ts';
import type { PinningPlace } from '../../vocabulary/advertising/pinnings.ts';
import type { PinningStatus } from '../../vocabulary/statuses.ts';
import type { Prod } from '../catalog/Prod.ts';
import { moment, numberFromBigint } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';
import type { PinnedWeek } from './PinnedWeek.ts';

export class Pinning extends VersionedRow<Pinning> {
  declare prod_id: number;
  declare place: PinningPlace;
  declare ad_company: string;
  declare ad_inn: string;
  declare ad_reg_number: string;
  declare info: CreationOptional<string | null>;
  declare readonly status: CreationOptional<PinningStatus>;
  /** The day of Moscow on which the site shows it; null while it does not. The clock updates it. */
  declare shown_on: CreationOptional<string | null>;
  /** The centre that bought it; null where staff entered it. */
  declare center_id: CreationOptional<number | null>;
  declare price_rows: CreationOptional<PaidRow[] | null>;
  declare promo_id: CreationOptional<number | null>;
  /** Kopecks, as all sums. */
  declare discount: CreationOptional<number>;
  declare total: CreationOptional<number | null>;
  declare refunded: CreationOptional<number>;
  declare payment_source: CreationOptional<AdPaymentSource | null>;
  declare paid_at: CreationOptional<Date | null>;
  declare held_until: CreationOptional<Date | null>;
  /** When staff returned what they chose to, which they do once. */
  declare staff_refunded_at: CreationOptional<Date | null>;
  declare prod: NonAttribute<Prod>;
  declare weeks: NonAttribute<PinnedWeek[]>;
}

export const initPinning = versionedTable(Pinning, 'pinnings', { paranoid: true }, () => ({
  prod_id: DataTypes.INTEGER,
  place: DataTypes.TEXT,
  ad_company: DataTypes.TEXT,
  ad_inn: DataTypes.TEXT,
  ad_reg_number: DataTypes.TEXT,
  info: DataTypes.TEXT,
  status: DataTypes.TEXT,
  shown_on: DataTypes.DATEONLY,
  center_id: DataTypes.INTEGER,
  price_rows: DataTypes.JSONB,
  promo_id: DataTypes.INTEGER,
  discount: { ...numberFromBigint('discount'), defaultValue: 0 },
  total: numberFromBigint('total'),
  refunded: { ...numberFromBigint('refunded'), defaultValue: 0 },
  payment_source: DataTypes.TEXT,
  paid_at: moment(),
  held_until: moment(),
  staff_refunded_at: moment(),
}));

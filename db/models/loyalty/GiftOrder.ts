import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { GiftDelivery } from '../../vocabulary/loyalty/gifts/gift.ts';
import type { RequestStatus } from '../../vocabulary/statuses.ts';
import { moment } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';
import type { Gift } from './Gift.ts';

/** A gift paid for with bonuses, with its name, price and delivery at that time. */
export class GiftOrder extends VersionedRow<GiftOrder> {
  declare gift_id: number;
  declare gift_name: string;
  declare price_bonus: number;
  declare delivery_kind: GiftDelivery;
  declare individual_id: number;
  /** The account that paid, and by which his share of the gift is counted. */
  declare bonus_key: string;
  declare last_name: string;
  declare first_name: string;
  declare middle_name: CreationOptional<string | null>;
  declare phone: string;
  declare email: string;
  declare address: CreationOptional<string | null>;
  declare issued_code: CreationOptional<string | null>;
  declare tracking: CreationOptional<string | null>;
  declare reject_reason: CreationOptional<string | null>;
  declare readonly status: CreationOptional<RequestStatus>;
  declare expires_at: Date;
  declare deleted_at: CreationOptional<Date | null>;

  declare gift: NonAttribute<Gift>;
}

export const initGiftOrder = versionedTable(GiftOrder, 'gift_orders', { paranoid: true }, () => ({
  gift_id: DataTypes.INTEGER,
  gift_name: DataTypes.TEXT,
  price_bonus: DataTypes.INTEGER,
  delivery_kind: DataTypes.TEXT,
  individual_id: DataTypes.INTEGER,
  bonus_key: DataTypes.TEXT,
  last_name: DataTypes.TEXT,
  first_name: DataTypes.TEXT,
  middle_name: DataTypes.TEXT,
  phone: DataTypes.TEXT,
  email: DataTypes.TEXT,
  address: DataTypes.TEXT,
  issued_code: DataTypes.TEXT,
  tracking: DataTypes.TEXT,
  reject_reason: DataTypes.TEXT,
  status: { type: DataTypes.TEXT, defaultValue: 'CREATED' },
  expires_at: moment(),
  deleted_at: moment(),
}));

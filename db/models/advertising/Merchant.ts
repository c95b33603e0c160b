import { type CreationOptional, DataTypes } from 'sequelize';
import type { MerchantStatus } from '../../vocabulary/advertising/merchants/merchantLifecycle.ts';
import { moment } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';

/** A trading organisation: it pays for leads of its partner promotions from a balance of its own. */
export class Merchant extends VersionedRow<Merchant> {
  declare name: string;
  declare inn: string;
  declare kpp: CreationOptional<string | null>;
  declare address: CreationOptional<string | null>;
  declare brands: CreationOptional<string | null>;
  declare site: CreationOptional<string | null>;
  declare kontact_name: string;
  declare phone: string;
  /** The login of its first member, and where its letters go. */
  declare email: string;
  declare readonly status: CreationOptional<MerchantStatus>;
  declare deleted_at: CreationOptional<Date | null>;
}

export const initMerchant = versionedTable(Merchant, 'merchants', { paranoid: true }, () => ({
  name: DataTypes.TEXT,
  inn: DataTypes.TEXT,
  kpp: DataTypes.TEXT,
  address: DataTypes.TEXT,
  brands: DataTypes.TEXT,
  site: DataTypes.TEXT,
  kontact_name: DataTypes.TEXT,
  phone: DataTypes.TEXT,
  email: DataTypes.TEXT,
  status: { type: DataTypes.TEXT, defaultValue: 'CREATED' },
  deleted_at: moment(),
}));

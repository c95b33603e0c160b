import { type CreationOptional, DataTypes } from 'sequelize';
import type { VatRate } from '../../../vocabulary/money/documents/vat.ts';
import { VersionedRow, versionedTable } from '../../row.ts';

/** The requisites of the platform as a seller: one row, changed by two people together. */
export class PlatformRequisites extends VersionedRow<PlatformRequisites> {
  declare name: string;
  declare inn: string;
  declare kpp: CreationOptional<string | null>;
  declare ogrn: string;
  declare address: string;
  declare bank_name: string;
  declare bic: string;
  declare account: string;
  declare correspondent_account: string;
  declare vat: CreationOptional<VatRate | null>;
  declare director_post: CreationOptional<string>;
  declare director_name: string;
  declare accountant_name: CreationOptional<string | null>;
}

export const initPlatformRequisites = versionedTable(PlatformRequisites, 'platform_requisites', {}, () => ({
  id: { type: DataTypes.INTEGER, primaryKey: true, defaultValue: 1 },
  name: DataTypes.TEXT,
  inn: DataTypes.TEXT,
  kpp: DataTypes.TEXT,
  ogrn: DataTypes.TEXT,
  address: DataTypes.TEXT,
  bank_name: DataTypes.TEXT,
  bic: DataTypes.TEXT,
  account: DataTypes.TEXT,
  correspondent_account: DataTypes.TEXT,
  vat: DataTypes.INTEGER,
  director_post: { type: DataTypes.TEXT, defaultValue: 'Генеральный директор' },
  director_name: DataTypes.TEXT,
  accountant_name: DataTypes.TEXT,
}));

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';
import type { VatRate } from '../../../vocabulary/money/documents/vat.ts';
import { moment, version } from '../../columns.ts';

/** The requisites of the platform as a seller: one row, changed by two people together. */
export class PlatformRequisites extends Model<
  InferAttributes<PlatformRequisites>,
  InferCreationAttributes<PlatformRequisites>
> {
  declare id: CreationOptional<number>;
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
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function initPlatformRequisites(sequelize: Sequelize) {
  PlatformRequisites.init(
    {
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
      version: version(),
      created_at: moment(),
      updated_at: moment(),
    },
    { sequelize, tableName: 'platform_requisites', version: 'version' },
  );
}

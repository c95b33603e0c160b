import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { OwnStep } from '../../vocabulary/catalog/onboarding.ts';
import type { RequestStatus } from '../../vocabulary/statuses.ts';
import { moment, numberFromBigint } from '../columns.ts';
import type { User } from '../identity/User.ts';
import { VersionedRow, versionedTable } from '../row.ts';

export class Center extends VersionedRow<Center> {
  /** The address of its public page. */
  declare slug: string;
  declare name: string;
  declare email: string;
  declare phone: CreationOptional<string | null>;
  declare kontact_name: CreationOptional<string | null>;
  declare kontact_phone: CreationOptional<string | null>;
  declare city: CreationOptional<string | null>;
  declare pay_name: CreationOptional<string | null>;
  declare director_name: CreationOptional<string | null>;
  declare pay_inn: CreationOptional<string | null>;
  declare pay_kpp: CreationOptional<string | null>;
  declare pay_bank: CreationOptional<string | null>;
  declare pay_bic: CreationOptional<string | null>;
  declare pay_rs: CreationOptional<string | null>;
  declare pay_ks: CreationOptional<string | null>;
  declare vat: CreationOptional<number | null>;
  declare sale: CreationOptional<number>;
  declare is_sell_individuals: CreationOptional<boolean>;
  declare is_sell_entities: CreationOptional<boolean>;
  declare show_main: CreationOptional<boolean>;
  declare description: CreationOptional<string | null>;
  /** Its logo. */
  declare filename: CreationOptional<string | null>;
  declare license_number: CreationOptional<string | null>;
  /** Days as PostgreSQL writes them. */
  declare license_issued_on: CreationOptional<string | null>;
  declare license_until: CreationOptional<string | null>;
  declare license_url: CreationOptional<string | null>;
  /** Private files. */
  declare license_file: CreationOptional<string | null>;
  declare contract_file: CreationOptional<string | null>;
  declare contract_number: CreationOptional<string | null>;
  declare contract_date: CreationOptional<string | null>;
  declare submitted_at: CreationOptional<Date | null>;
  /** A manager's remarks. */
  declare step_comments: CreationOptional<Partial<Record<OwnStep, string>>>;
  declare manager_id: CreationOptional<number | null>;
  declare readonly status: CreationOptional<RequestStatus>;
  declare approve: CreationOptional<boolean>;
  declare suspended_at: CreationOptional<Date | null>;
  /** Days on which it sells nothing, both included. */
  declare closed_from: CreationOptional<string | null>;
  declare closed_to: CreationOptional<string | null>;
  declare closure_note: CreationOptional<string | null>;
  /** Then its owner neither changes nor ends the pause. */
  declare is_closed_by_staff: CreationOptional<boolean>;
  /** The issuer of invoices for its courses. */
  declare invoices_by: CreationOptional<'PLATFORM' | 'CENTER'>;
  /** Its number at the bank, where money is split at once. */
  declare shop_code: CreationOptional<string | null>;
  declare manager: NonAttribute<User | null>;
}

export const initCenter = versionedTable(Center, 'centers', { paranoid: true }, () => ({
  slug: DataTypes.TEXT,
  name: DataTypes.TEXT,
  email: DataTypes.TEXT,
  phone: DataTypes.TEXT,
  kontact_name: DataTypes.TEXT,
  kontact_phone: DataTypes.TEXT,
  city: DataTypes.TEXT,
  pay_name: DataTypes.TEXT,
  director_name: DataTypes.TEXT,
  pay_inn: DataTypes.TEXT,
  pay_kpp: DataTypes.TEXT,
  pay_bank: DataTypes.TEXT,
  pay_bic: DataTypes.TEXT,
  pay_rs: DataTypes.TEXT,
  pay_ks: DataTypes.TEXT,
  vat: { ...numberFromBigint('vat'), type: DataTypes.DECIMAL },
  sale: { ...numberFromBigint('sale'), type: DataTypes.DECIMAL },
  is_sell_individuals: DataTypes.BOOLEAN,
  is_sell_entities: DataTypes.BOOLEAN,
  show_main: DataTypes.BOOLEAN,
  description: DataTypes.TEXT,
  filename: DataTypes.TEXT,
  license_number: DataTypes.TEXT,
  license_issued_on: DataTypes.DATEONLY,
  license_until: DataTypes.DATEONLY,
  license_url: DataTypes.TEXT,
  license_file: DataTypes.UUID,
  contract_file: DataTypes.UUID,
  contract_number: DataTypes.TEXT,
  contract_date: DataTypes.DATEONLY,
  submitted_at: moment(),
  step_comments: DataTypes.JSONB,
  manager_id: DataTypes.INTEGER,
  status: DataTypes.TEXT,
  approve: DataTypes.BOOLEAN,
  suspended_at: moment(),
  closed_from: DataTypes.DATEONLY,
  closed_to: DataTypes.DATEONLY,
  closure_note: DataTypes.TEXT,
  is_closed_by_staff: DataTypes.BOOLEAN,
  invoices_by: DataTypes.TEXT,
  shop_code: DataTypes.TEXT,
}));

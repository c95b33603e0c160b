import { type CreationOptional, DataTypes, type NonAttribute } from 'sequelize';
import type { IndividualStatus } from '../../vocabulary/identity/individual.ts';
import { fullNameOf } from '../../vocabulary/personName.ts';
import { moment } from '../columns.ts';
import { VersionedRow, versionedTable } from '../row.ts';

/** A doctor or student who buys for himself. He may be known by his phone alone. */
export class Individual extends VersionedRow<Individual> {
  declare last_name: string;
  declare first_name: string;
  declare middle_name: CreationOptional<string | null>;
  declare phone: CreationOptional<string | null>;
  /** When a code that came to the phone was typed, or staff vouched for it. */
  declare phone_proved_at: CreationOptional<Date | null>;
  declare email: CreationOptional<string | null>;
  /** When a letter to the address was answered; null for another address than that. */
  declare email_proved_at: CreationOptional<Date | null>;
  declare city: CreationOptional<string | null>;
  declare is_student: CreationOptional<boolean>;
  declare theme: CreationOptional<string | null>;
  declare interests: CreationOptional<string | null>;
  declare specializations: CreationOptional<number[]>;
  declare manager_id: CreationOptional<number | null>;
  declare bonus_phone: CreationOptional<string | null>;
  /** The code of the link for friends. */
  declare invite_code: CreationOptional<string>;
  declare password_hash: CreationOptional<string | null>;
  declare bitrix_id: CreationOptional<string | null>;
  declare consent_id: CreationOptional<number | null>;
  declare readonly status: CreationOptional<IndividualStatus>;
  declare merged_into: CreationOptional<number | null>;

  get name(): NonAttribute<string> {
    return fullNameOf(this);
  }
}

export const initIndividual = versionedTable(Individual, 'individuals', { paranoid: true }, () => ({
  last_name: DataTypes.TEXT,
  first_name: DataTypes.TEXT,
  middle_name: DataTypes.TEXT,
  phone: DataTypes.TEXT,
  phone_proved_at: moment(),
  email: DataTypes.TEXT,
  email_proved_at: moment(),
  city: DataTypes.TEXT,
  is_student: DataTypes.BOOLEAN,
  theme: DataTypes.TEXT,
  interests: DataTypes.TEXT,
  specializations: DataTypes.ARRAY(DataTypes.INTEGER),
  manager_id: DataTypes.INTEGER,
  bonus_phone: DataTypes.TEXT,
  invite_code: DataTypes.TEXT,
  password_hash: DataTypes.TEXT,
  bitrix_id: DataTypes.TEXT,
  consent_id: DataTypes.INTEGER,
  status: { type: DataTypes.TEXT, defaultValue: 'ACTIVE' },
  merged_into: DataTypes.INTEGER,
}));

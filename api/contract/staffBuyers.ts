import type { IndividualStatus } from '@odonta/db/vocabulary/identity/individual.ts';
import type { LegalUserStatus } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import type { Transitioning } from './envelope.ts';
import type { CompanyStanding } from './loyalty.ts';

/** Phone and e-mail always come masked; they are revealed one by one, each time noted. */
export interface StaffIndividual extends Transitioning {
  id: number;
  last_name: string;
  first_name: string;
  middle_name: string | null;
  phone: string | null;
  email: string | null;
  city: string | null;
  is_student: boolean;
  theme: string | null;
  interests: string | null;
  specializations: number[];
  manager_id: number | null;
  manager_name: string | null;
  bitrix_id: string | null;
  status: IndividualStatus;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface RevealedIndividual {
  id: number;
  phone: string | null;
  email: string | null;
  bonus_phone: string | null;
}

/** A company that buys. */
export interface CompanyBrief {
  id: number;
  name: string;
  inn: string;
  kpp: string | null;
  ogrn: string | null;
  address: string | null;
}

export interface StaffLegalUser extends Transitioning, CompanyBrief {
  director_name: string | null;
  pay_bank: string | null;
  pay_bic: string | null;
  pay_rs: string | null;
  pay_ks: string | null;
  owner_name: string | null;
  owner_email: string | null;
  owner_phone: string | null;
  members: number;
  manager_id: number | null;
  manager_name: string | null;
  /** In roubles. */
  credit_limit: number;
  payment_days: number;
  /** The scale its bonuses are accrued by; null for the common one. */
  scale_id: number | null;
  personal_percent: number | null;
  personal_until: string | null;
  standing: CompanyStanding;
  /** Other terms of its loyalty wait for a second person. */
  is_terms_asked: boolean;
  verified_at: number | null;
  status: LegalUserStatus;
  created_at: number;
  updated_at: number;
  version: number;
}

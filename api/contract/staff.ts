import type { ApprovalKindName } from '@odonta/db/vocabulary/people/approvals.ts';
import type { CategoryId } from '@odonta/db/vocabulary/catalog/categories.ts';
import type { LegalRole } from '@odonta/db/vocabulary/people/legalUser.ts';
import type { CenterRole, PartnerKind, UserStatus } from '@odonta/db/vocabulary/people/user.ts';
import type { Reach, Right } from '@odonta/db/vocabulary/rights/rights.ts';
import type { StaffRole } from '@odonta/db/vocabulary/rights/roles.ts';
import type { Moving } from './envelope.ts';

/** Records of `/api/adm/*`. Moments are unix seconds, sums integer roubles. Personal data may come masked. */

export interface SignedIn {
  token: string;
  user: { id: number; email: string | null; name: string; user_roles: StaffRole[]; is_partner: boolean };
}

/** The password was right; a code is asked for besides. */
export interface SecondStepAsked {
  second_factor: true;
  ticket: string;
}

/** The second step of one's own sign-in. */
export interface SecondFactorState {
  is_on: boolean;
  /** Whether one's roles ask for it and it is not there. */
  is_lacking: boolean;
  since: number | null;
  codes_left: number;
}

/** What an application of one-time codes is set up by; shown once. */
export interface SecondFactorKey {
  secret: string;
  uri: string;
}

export interface RecoveryCodes {
  codes: string[];
}

/** How long the link of the letter holds. The answer is the same whether anybody has this e-mail or nobody. */
export interface RecoveryAsked {
  valid_minutes: number;
}

/** In how many seconds another code may be asked for. */
export interface PhoneCodeSent {
  resend_after: number;
}

/** Whose password was set by an invitation, and whether it opens the door already. */
export interface AcceptedInvitation {
  email: string;
  status: UserStatus;
}

/** A change that waits for a second person: what there is, and what there would be. */
export interface StaffApproval {
  id: number;
  kind: ApprovalKindName;
  resource: string;
  record_id: number;
  title: string;
  before: Record<string, string | number | null>;
  after: Record<string, string | number | null>;
  asked_by_name: string;
  asked_at: number;
  /** Whether the reader asked for it himself, and so may not decide. */
  is_own: boolean;
}

export interface StaffCenterRequisites {
  id: number;
  name: string;
  pay_name: string | null;
  director_name: string | null;
  pay_inn: string | null;
  pay_kpp: string | null;
  pay_bank: string | null;
  pay_bic: string | null;
  pay_rs: string | null;
  pay_ks: string | null;
  vat: number | null;
  /** What was asked for instead and waits for a second person. */
  asked: Record<string, string | number | null> | null;
  asked_by_name: string | null;
  updated_at: number;
  version: number;
}

export interface StaffProfile {
  id: number;
  email: string;
  name: string;
  phone: string | null;
  roles: StaffRole[];
  rights: Partial<Record<Right, Reach>>;
  has_second_factor: boolean;
  lacks_second_factor: boolean;
  /** Who has come in as this person. */
  deputy_name: string | null;
}

/** A place where somebody is signed in; `is_current` is the one that asks. */
export interface SessionEntry {
  id: string;
  ip: string | null;
  user_agent: string | null;
  created_at: number;
  last_used_at: number;
  expires_at: number;
  is_current: boolean;
}

export interface PartnerProfile {
  id: number;
  email: string;
  name: string;
  phone: string | null;
  memberships: { kind: PartnerKind; id: number; name: string; role: CenterRole }[];
}

/** A member of a company, and the company he acts for. */
export interface LegalProfile {
  id: number;
  email: string;
  name: string;
  phone: string | null;
  role: LegalRole;
  legal_user: {
    id: number;
    name: string;
    inn: string;
    kpp: string | null;
    ogrn: string | null;
    address: string | null;
    is_verified: boolean;
  };
}

export interface IndividualProfile {
  id: number;
  last_name: string;
  first_name: string;
  middle_name: string | null;
  email: string | null;
  phone: string | null;
  city: string | null;
  is_student: boolean;
  theme: string | null;
  interests: string | null;
  specializations: number[];
}

export interface StaffUser extends Moving {
  id: number;
  email: string;
  name: string;
  phone: string | null;
  bitrix_id: string | null;
  roles: StaffRole[];
  is_partner: boolean;
  has_second_factor: boolean;
  /** Whether somebody asked for the role of an administrator, which another must confirm. */
  is_admin_asked: boolean;
  status: UserStatus;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface StaffCity {
  id: number;
  name: string;
  region: string;
  lat: number | null;
  lon: number | null;
  population: number;
  version: number;
}

export interface StaffCategory {
  id: CategoryId;
  name: string;
  url: string;
  sort: number;
  version: number;
}

export interface StaffSpecialization {
  id: number;
  name: string;
  sort: number;
  version: number;
}

export interface StaffLetter {
  id: number;
  channel: 'MAIL' | 'SMS';
  kind: string;
  to: string;
  subject: string;
  text: string;
  status: 'QUEUED' | 'SENT' | 'FAILED';
  attempts: number;
  error: string | null;
  resource: string | null;
  record_id: number | null;
  created_at: number;
  sent_at: number | null;
}

export interface StaffAuditEntry {
  id: number;
  at: number;
  actor_id: number | null;
  actor_name: string | null;
  actor_roles: StaffRole[];
  /** In whose place the actor stood. */
  on_behalf_of_name: string | null;
  action: string;
  resource: string;
  record_id: string | null;
  changed: Record<string, [before: unknown, after: unknown]>;
  reason: string | null;
  ip: string | null;
  user_agent: string | null;
  request_id: string | null;
  /** The deed over many records of which this was a part. */
  parent_id: number | null;
}

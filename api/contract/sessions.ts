import type { ResourceName } from '@odonta/db/vocabulary/identity/rights/resources.ts';
import type { Right, RowScope } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import type { CenterRole, PartnerKind, UserStatus } from '@odonta/db/vocabulary/identity/user.ts';
import type { LegalRole } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import type { CompanyBrief } from './staffBuyers.ts';

/** Signing in and who one is then. Moments are unix seconds. */

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

/** The setup data for an authenticator; shown once. */
export interface SecondFactorKey {
  secret: string;
  uri: string;
}

export interface RecoveryCodes {
  codes: string[];
}

/** How long the link of the letter is valid. The answer is the same whether or not the e-mail is known. */
export interface RecoveryAsked {
  valid_minutes: number;
}

/** In how many seconds another code may be asked for. */
export interface PhoneCodeSent {
  resend_after: number;
}

/** The account whose password was set by an invitation, and whether it may sign in already. */
export interface AcceptedInvitation {
  email: string;
  status: UserStatus;
}

/** A session of the user; `is_current` is the one of this request. */
export interface SessionEntry {
  id: string;
  ip: string | null;
  user_agent: string | null;
  created_at: number;
  last_used_at: number;
  expires_at: number;
  is_current: boolean;
}

export interface StaffProfile {
  id: number;
  email: string;
  name: string;
  phone: string | null;
  roles: StaffRole[];
  rights: Partial<Record<Right, RowScope>>;
  /** Lists of which some row is masked for this person. */
  masked: ResourceName[];
  has_second_factor: boolean;
  lacks_second_factor: boolean;
  /** The impersonator of this session. */
  deputy_name: string | null;
}

export interface PartnerProfile {
  id: number;
  email: string;
  /** Whether a letter to it was answered. */
  is_email_proved: boolean;
  name: string;
  phone: string | null;
  /** The impersonating administrator. */
  deputy_name: string | null;
  /** Letters in the cabinet that he has not seen. */
  unread_letters: number;
  memberships: { kind: PartnerKind; id: number; name: string; role: CenterRole }[];
}

/** A member of a company, and the company he acts for. */
export interface LegalProfile {
  id: number;
  email: string;
  /** Whether a letter to it was answered. */
  is_email_proved: boolean;
  name: string;
  phone: string | null;
  role: LegalRole;
  legal_user: CompanyBrief & { is_verified: boolean };
}

export interface IndividualProfile {
  id: number;
  last_name: string;
  first_name: string;
  middle_name: string | null;
  email: string | null;
  /** Whether a letter to it was answered. */
  is_email_proved: boolean;
  phone: string | null;
  city: string | null;
  is_student: boolean;
  theme: string | null;
  interests: string | null;
  specializations: number[];
  /** Letters in the cabinet that he has not seen. */
  unread_letters: number;
}

import type { CategoryId } from '@odonta/db/vocabulary/catalog/categories.ts';
import type { UtcOffset } from '@odonta/db/vocabulary/catalog/utcOffsets.ts';
import type { ApprovalKindName, ApprovalStatus } from '@odonta/db/vocabulary/identity/approvals.ts';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import type { UserStatus } from '@odonta/db/vocabulary/identity/user.ts';
import type { LetterChannel, LetterStatus } from '@odonta/db/vocabulary/letters.ts';
import type { Transitioning } from './envelope.ts';

/** Records of `/api/adm/*`. Moments are unix seconds, sums integer roubles. Personal data may come masked. */

/** A change that needs a second person: the old values and the new ones. */
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
  /** Until when it waits for a decision. */
  expires_at: number;
  status: ApprovalStatus;
  decided_by_name: string | null;
  decided_at: number | null;
  reason: string | null;
  /** Whether the reader asked for it himself, and so may not decide but may take it back. */
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
  /** Requested values that wait for a second person. */
  asked: Record<string, string | number | null> | null;
  asked_by_name: string | null;
  updated_at: number;
  version: number;
}

export interface StaffUser extends Transitioning {
  id: number;
  email: string;
  name: string;
  phone: string | null;
  bitrix_id: string | null;
  /** His internal number in the telephone exchange, by which calls are his. */
  extension: string | null;
  /** From which networks he may come in: addresses or such as 192.0.2.0/24; from any, where there are none. */
  ip_allow: string[];
  roles: StaffRole[];
  is_partner: boolean;
  has_second_factor: boolean;
  /** Whether the role of an administrator was requested and waits for a second administrator. */
  is_admin_asked: boolean;
  /** Whether a change of his e-mail, password or second step waits for a second administrator. */
  is_access_asked: boolean;
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
  utc_offset: UtcOffset;
  version: number;
}

export interface StaffCategory {
  id: CategoryId;
  name: string;
  url: string;
  sort: number;
  version: number;
}

/** A record of a plain list of names. */
export interface StaffName {
  id: number;
  name: string;
  sort: number;
  version: number;
}

export interface StaffLetter {
  id: number;
  channel: LetterChannel;
  kind: string;
  to: string;
  subject: string;
  text: string;
  status: LetterStatus;
  attempts: number;
  error: string | null;
  resource: string | null;
  record_id: number | null;
  created_at: number;
  sent_at: number | null;
  /** When its reader saw it in his cabinet. */
  read_at: number | null;
}

export interface StaffAuditEntry {
  id: number;
  at: number;
  actor_id: number | null;
  actor_name: string | null;
  actor_roles: StaffRole[];
  /** The user whom the actor impersonated. */
  on_behalf_of_name: string | null;
  action: string;
  resource: string;
  record_id: string | null;
  changed: Record<string, [before: unknown, after: unknown]>;
  reason: string | null;
  ip: string | null;
  user_agent: string | null;
  request_id: string | null;
  /** The action over many records of which this was a part. */
  parent_id: number | null;
}

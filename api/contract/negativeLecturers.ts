import type { RequestStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { Transitioning } from './envelope.ts';
import type { StatusChangeView } from './staffRequests.ts';

/** A report against a lecturer, as staff see it; each document has an address of its own. */
export interface StaffNegativeLecturer extends Transitioning {
  id: number;
  /** Null where the catalogue does not know him. */
  lecturer_id: number | null;
  fio: string;
  about: string;
  /** Keys of private files. */
  evidence: string[];
  /** Null where staff report on their own. */
  author_center_id: number | null;
  center_name: string | null;
  created_by: number | null;
  author_name: string | null;
  appeal: string | null;
  appealed_at: number | null;
  appeal_answer: string | null;
  close_reason: string | null;
  decided_by: number | null;
  decider_name: string | null;
  decided_at: number | null;
  expires_at: number;
  status: RequestStatus;
  history: StatusChangeView[];
  created_at: number;
  updated_at: number;
  version: number;
}

export interface StaffNegativeLecturerBody {
  lecturer_id?: number | null;
  /** May be left out where the lecturer is named by his number. */
  fio?: string;
  about: string;
  evidence?: string[];
  author_center_id?: number | null;
  expires_at?: number;
}

/** The list as a centre sees it: its own reports, and the confirmed ones. */
export interface CenterNegativeLecturers {
  centers: NegativeListCenter[];
  reports: OwnNegativeReport[];
  /** Empty before one of the centres has signed the rule. */
  standing: StandingNegativeLecturer[];
  /** The total of the search. */
  total: number;
}

export interface NegativeListCenter {
  id: number;
  name: string;
  /** Neither waiting for approval nor suspended. */
  is_approved: boolean;
  /** The rule in its present version. */
  is_signed: boolean;
  may_sign: boolean;
}

export interface OwnNegativeReport {
  id: number;
  center_name: string;
  fio: string;
  about: string;
  evidence_count: number;
  status: RequestStatus;
  status_label: string;
  /** The lecturer has objected and waits for an answer. */
  is_appealed: boolean;
  close_reason: string | null;
  created_at: number;
  expires_at: number;
  may_withdraw: boolean;
}

/** Without who said it: other centres do not see that. */
export interface StandingNegativeLecturer {
  id: number;
  fio: string;
  about: string;
  appeal: string | null;
  appeal_answer: string | null;
  created_at: number;
  expires_at: number;
}

export interface CenterNegativeReport {
  center_id: number;
  fio: string;
  about: string;
  evidence?: string[];
}

/** A report against a lecturer, as he sees it himself. */
export interface NegativeAboutMe {
  id: number;
  about: string;
  status_label: string;
  appeal: string | null;
  appeal_answer: string | null;
  created_at: number;
  expires_at: number;
  may_appeal: boolean;
}

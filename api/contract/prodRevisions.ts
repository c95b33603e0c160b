import type { ProdState } from '@odonta/db/vocabulary/catalog/prodState.ts';
import type { ChangeRule } from '@odonta/db/vocabulary/catalog/revisions/changeRule.ts';
import type { EditedField } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import type {
  ProdRevisionStatus,
  RejectionCode,
} from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import type { PublicationStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { Transitioning } from './envelope.ts';
import type { LecturerInvitationView } from './lecturerInvitations.ts';
import type { StaffProd } from './staffCatalog.ts';
import type { StatusChangeView } from './staffRequests.ts';

/** The fields of a course that its centre edits, as staff send and get them. */
export type EditedProd = Pick<StaffProd, EditedField>;

export type FieldComments = Partial<Record<EditedField, string>>;

/** A moderator's refusal: the code, his words, and remarks beside fields. */
export interface Rejection {
  code: RejectionCode;
  reason: string | null;
  comments: FieldComments;
}

/** One changed field of a revision; values are as the API has them. */
export interface RevisedField {
  field: EditedField;
  /** Informing ones are told to those who have booked. */
  rule: ChangeRule;
  /** The value that the edit began from, the one it asks for, and the present one of the course. */
  before: unknown;
  after: unknown;
  live: unknown;
  /** The course has got another value since the edit began. */
  is_stale: boolean;
}

export interface StaffProdRevision extends Transitioning {
  id: number;
  prod_id: number;
  prod_name: string;
  center_id: number;
  center_name: string;
  /** The names of the changed fields. */
  fields: EditedField[];
  /** Their values. */
  changes: RevisedField[];
  /** Names of the lecturers, cities and specialities that the values refer to by number. */
  names: RevisionNames;
  comments: FieldComments;
  reject_code: RejectionCode | null;
  created_by: number | null;
  author_name: string | null;
  submitted_at: number | null;
  /** The moment by which it is to be decided. */
  due_at: number | null;
  decided_by: number | null;
  decider_name: string | null;
  decided_at: number | null;
  status: ProdRevisionStatus;
  history: StatusChangeView[];
  created_at: number;
  updated_at: number;
  version: number;
}

export interface RevisionNames {
  lecturers: Record<number, string>;
  cities: Record<number, string>;
  specialities: Record<number, string>;
}

export interface ApplyRevision {
  /** The accepted fields; all of them where absent. Those that agree only together go along. */
  fields?: EditedField[];
  /** The version that the moderator has seen. */
  version?: number;
  /** Accepts fields too that the course has got other values of since. */
  over_newer?: boolean;
}

export interface RejectCourse {
  code?: RejectionCode;
  comments?: FieldComments;
}

/** A course in the list of its centre. */
export interface CenterProdRow {
  id: number;
  name: string;
  center_id: number;
  center_name: string;
  type: StaffProd['type'];
  file_preview: StaffProd['file_preview'];
  city_name: string | null;
  date_start: number | null;
  date_end: number;
  price_now: number;
  seats_total: number | null;
  seats_taken: number;
  status: PublicationStatus;
  is_draft: boolean;
  state: ProdState;
  sales_paused: boolean;
  archived_at: number | null;
  /** The page on the site; null while there is none. */
  canonical: string | null;
  /** Steps to a complete course. */
  filled: { done: number; total: number };
  /** An unfinished edit of the published course, and one that waits for a moderator. */
  draft: 'PREPARE' | 'REJECTED' | null;
  is_waiting: boolean;
}

export interface CenterProds {
  prods: CenterProdRow[];
  total: number;
  /** The centres of the reader, with what he may do in each. */
  centers: { id: number; name: string; role: CenterRole; edits: boolean }[];
}

export interface NewCenterProd extends Pick<EditedProd, 'name' | 'type' | 'degree' | 'categories' | 'price'> {
  center_id: number;
}

/** Changed fields, each with the value that the editor began from: an older one than the server's is not overwritten. */
export interface SavedFields {
  fields: Partial<EditedProd>;
  was?: Partial<EditedProd>;
}

/** A course in the editor of its centre. */
export interface CenterProdCard
  extends Pick<CenterProdRow, 'id' | 'status' | 'is_draft' | 'state' | 'canonical'> {
  center: { id: number; name: string };
  /** The course, and over it the unsent edit. */
  values: EditedProd;
  version: number;
  seats_taken: number;
  sales_paused: boolean;
  archived_at: number | null;
  edits: boolean;
  /** He decides about what is on sale already, and takes back what waits for moderators. */
  decides: boolean;
  /** Why it cannot be edited now, in words; null where it can. */
  closed_because: string | null;
  names: RevisionNames;
  /** The answers of its lecturers, in words, by their numbers: without those who take part. */
  lecturer_answers: Record<number, string>;
  /** The invitations of those among them who have not answered. */
  lecturer_invitations: LecturerInvitationView[];
  /** Why moderators refused the course or its last edit. */
  rejection: Rejection | null;
  /** Of a course in moderation. */
  submitted_at: number | null;
  due_at: number | null;
  filled: { done: number; total: number };
  missing: { field: EditedField; missing: string; is_obligatory: boolean }[];
  price_warnings: string[];
  /** The unsent changes of a published course. */
  draft: { changes: RevisedField[] } | null;
  /** The changes that wait for a moderator. */
  waiting: { changes: RevisedField[]; submitted_at: number; due_at: number } | null;
}

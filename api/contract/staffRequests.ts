import type { RequestKind, RequestResult } from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import type { ClientTargets } from '@odonta/db/vocabulary/platform/clientTarget.ts';
import type { RequestStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { Transitioning } from './envelope.ts';

/** Records of `/api/adm/*`. Moments are unix seconds, sums integer roubles. Personal data may come masked. */

export interface StaffManagerRequest extends Transitioning, Required<ClientTargets> {
  id: number;
  name: string;
  phone: string;
  /** Null for a caller without one: he gets no letters. */
  email: string | null;
  city: string;
  comment: string | null;
  prod_id: number | null;
  prod: { id: number; name: string; canonical: string } | null;
  center_id: number | null;
  target: string | null;
  kind: RequestKind;
  page_url: string | null;
  manager_id: number | null;
  manager_name: string | null;
  status: RequestStatus;
  status_num: number;
  result: RequestResult | null;
  first_response_at: number | null;
  sla_due_at: number | null;
  is_overdue: boolean;
  next_contact_at: number | null;
  comment_internal: string | null;
  repeats: { at: number; comment: string | null }[];
  /** The earlier request of the same person that this one was a repeat of. */
  merged_into: number | null;
  /** Requests that were merged into this one. */
  duplicates: number[];
  /** The order that was written from it. */
  order: { id: number; number: string } | null;
  reopened: number;
  history: StatusChangeView[];
  created_at: number;
  updated_at: number;
  version: number;
}

export interface StatusChangeView {
  move: string;
  label: string;
  from: string;
  to: string;
  actor: string | null;
  reason: string | null;
  at: number;
}

export interface StaffDirectorQuestion extends Transitioning, Required<ClientTargets> {
  id: number;
  fio: string;
  tel: string;
  email: string;
  specialization: string;
  comment: string;
  status: RequestStatus;
  status_num: number;
  answer: string | null;
  answered_by: number | null;
  answered_at: number | null;
  history: StatusChangeView[];
  created_at: number;
  updated_at: number;
  version: number;
}

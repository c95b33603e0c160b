import type { CallDirection, CallOutcome, CallSource } from '@odonta/db/vocabulary/content/calls.ts';

export interface StaffCall {
  id: number;
  source: CallSource;
  direction: CallDirection;
  /** Null for a hidden number. */
  phone: string | null;
  /** The client of this phone by his account or latest request, as far as the viewer may find him by it. */
  client_name: string | null;
  /** Null while it lasts. */
  outcome: CallOutcome | null;
  user_id: number | null;
  user_name: string | null;
  /** The internal number, also of one that belongs to no user. */
  extension: string | null;
  started_at: number;
  answered_at: number | null;
  ended_at: number | null;
  /** Seconds from the answer to the end; null where nobody talked or nobody knows. */
  duration: number | null;
  note: string | null;
  created_at: number;
  updated_at: number;
  version: number;
}

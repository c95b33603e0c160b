import type { CheckInCode, CheckInKind } from '@odonta/db/vocabulary/sales/checkIn.ts';
import type { CheckedIn } from './staffOrders.ts';

/** A course at whose entrance participants are met. Moments are unix seconds. */
export interface CheckInCourse {
  id: number;
  name: string;
  date_start: number | null;
  date_end: number | null;
  place: string;
  /** Participants with a valid ticket, and those of them who have come. */
  expected: number;
  arrived: number;
}

/** A participant as the entrance knows him: no contacts, and no code that would open his ticket. */
export interface CheckInPerson {
  id: number;
  name: string;
  order_number: string;
  tier_label: string;
  short_code: string;
  /** SHA-256 of the code that his ticket shows as a QR code, in hex. */
  ticket: string;
  /** Why he cannot be let in, and null if he can. */
  refusal: CheckInCode | null;
  refusal_label: string | null;
  arrived_at: number | null;
}

export interface CheckInList {
  course: CheckInCourse;
  people: CheckInPerson[];
}

/** A mark, made perhaps without a network. The key is the device's: a mark that is sent twice counts once. */
export interface CheckInMark {
  key: string;
  participant_id: number;
  kind: CheckInKind;
  at: number;
}

export interface MarkedVisit extends CheckedIn {
  key: string;
}

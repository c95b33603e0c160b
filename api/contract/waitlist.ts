import type { WantedParticipation } from '@odonta/db/vocabulary/orders/participation.ts';
import type { RegistrationStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { OrderBody, OrderContact } from './booking.ts';
import type { Transitioning } from './envelope.ts';
import type { StatusChangeView } from './staffRequests.ts';

/** Waiting for seats of a full course, or for one that is not sold yet. Sums are whole roubles, moments unix seconds. */
export interface WaitlistBody {
  prod_id: number;
  participation?: WantedParticipation;
  quantity?: number;
  /** Takes fewer seats than asked for, if no more are free. */
  accept_partial?: boolean;
  contact: OrderContact;
  comment?: string;
  consent: OrderBody['consent'];
}

export interface WaitlistView {
  token: string;
  status: RegistrationStatus;
  status_label: string;
  prod: { id: number; name: string; canonical: string; date_start: number | null; date_end: number | null };
  /** Registration has not begun yet: seats are offered when it does, and not when one becomes free. */
  is_unsold: boolean;
  quantity: number;
  accept_partial: boolean;
  /** His comment on joining. */
  comment: string | null;
  /** For one. */
  price_seen: number;
  /** Position in the list; null without one. */
  position: number | null;
  /** How many in this line were offered seats. */
  offered: number;
  /** An order that reserves the seats for him. */
  offer: { token: string; count: number; total: number; expires_at: number | null } | null;
}

/** A place in the line as staff see it. Personal data may come masked. */
export interface StaffWaitlistEntry extends Transitioning {
  id: number;
  status: RegistrationStatus;
  prod_id: number;
  prod: { id: number; name: string; canonical: string; date_start: number | null };
  center: string;
  participation: WantedParticipation;
  participation_label: string;
  quantity: number;
  accept_partial: boolean;
  individual_id: number | null;
  last_name: string;
  first_name: string;
  middle_name: string | null;
  phone: string;
  email: string;
  city: string | null;
  comment: string | null;
  /** Position in the list of the course; null without one. */
  place: number | null;
  priority: number;
  priority_reason: string | null;
  /** For one, as it was when he joined. */
  price_seen: number;
  /** How many times seats were offered. */
  offers: number;
  /** The last offer. */
  order_id: number | null;
  order_number: string | null;
  /** When the offer expires. */
  expires_at: number | null;
  /** His place in the line of the date for which this one was opened besides. */
  from_entry_id: number | null;
  history: StatusChangeView[];
  created_at: number;
  updated_at: number;
  version: number;
}

/** An entry that staff make for a caller. */
export interface StaffWaitlistBody
  extends Pick<WaitlistBody, 'prod_id' | 'participation' | 'quantity' | 'accept_partial' | 'comment'>,
    OrderContact {
  consent_by_phone: true;
}

/** The demand in people, seats and roubles, greatest first. */
export interface WaitlistDemand {
  prods: {
    prod_id: number;
    name: string;
    /** Null where the course is online. */
    city: string | null;
    center: string;
    date_start: number | null;
    people: number;
    seats: number;
    sum: number;
  }[];
  cities: { city: string | null; people: number; seats: number; sum: number }[];
}

/** The demand for the courses of the member's centres. */
export interface CenterDemand extends WaitlistDemand {
  /** Courses that this member may open another date of. */
  extra_dates_of: number[];
}

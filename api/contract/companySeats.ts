import type { ParticipantState } from '@odonta/db/vocabulary/orders/order.ts';
import type { OrderView } from './orders.ts';
import type { Consent } from './requests.ts';

/** `GET /api/legal-request/{token}/seats`: 409 before it is paid. 120 a minute. */
export interface CompanySeats {
  seats: CompanySeat[];
  /** Until when places are named by codes: the beginning of the course; null where it has none. */
  until: number | null;
  /** Whether the responsible person and those invited are reminded of places without names. */
  reminders: boolean;
}

/** A place of the request. Its `id` is the parameter of its addresses. */
export interface CompanySeat {
  id: number;
  /** «Место 1…N». */
  number: number;
  state: ParticipantState;
  /** Null until it is named. */
  person: {
    last_name: string;
    first_name: string;
    middle_name: string | null;
    email: string | null;
    /** Whether his ticket is sent to him; otherwise the company distributes it. */
    is_written_to: boolean;
  } | null;
  named_at: number | null;
  /** The personal link of an unnamed place, whole, to be passed on; null where it was revoked or used. */
  code: { code: string; link: string; sent_to: string | null } | null;
}

/**
 * `POST /api/legal-request/{token}/seats/{id}/code` → `CompanySeats`: a new code, and the old one is void. With an e-mail the
 * link goes there too. 409: the place has a name. 60 a minute.
 */
export interface SeatCodeBody {
  email?: string;
}

/** `POST /api/legal-request/{token}/reminders` → `CompanySeats`. 60 a minute. */
export interface SeatRemindersBody {
  is_on: boolean;
}

/**
 * `POST /api/legal-request/{token}/seats/{id}/revoke` with `{}` → `CompanySeats`: the code is void and there is no other until one is
 * asked for. 60 a minute.
 */

/**
 * `POST /api/legal-request/{token}/seats/{id}/name` → `CompanySeats`: the responsible person names a place;
 * its code becomes void. `POST /api/seat-codes/{code}` → `SeatInvitation`: the invited person names himself,
 * once; 409 when the place is already named, 404 when the code is void. Also 409 CONFLICT when he is already
 * on the course, or it has begun. 60 and 20 a minute.
 */
export interface SeatNameBody {
  last_name: string;
  first_name: string;
  middle_name?: string;
  phone?: string;
  email: string;
  /** False: the company distributes the ticket. Not accepted from the invited person, who always gets it by letter. */
  is_written_to?: boolean;
  /** Required of the invited (`/seat-codes`), who agrees for himself by `consentText`; not taken from the responsible person. */
  consent?: Consent;
}

/** `GET /api/seat-codes/{code}`: a place, for every bearer of its code; 404 once it is void. 60 a minute. */
export interface SeatInvitation {
  company: string;
  prod: OrderView['prod'];
  number: number;
  until: number | null;
  /** He has named himself: the letter with his ticket is on its way. */
  is_named: boolean;
}

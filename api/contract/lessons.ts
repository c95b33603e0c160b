import type { NamedClash } from '@odonta/db/vocabulary/catalog/lecturerClashes.ts';
import type { UtcOffset } from '@odonta/db/vocabulary/catalog/utcOffsets.ts';
import type { LessonDay } from '@odonta/db/vocabulary/sales/lessons/lessons.ts';
import type { RequestStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { OrderBody, OrderContact } from './booking.ts';
import type { Transitioning } from './envelope.ts';
import type { StatusChangeView } from './staffRequests.ts';

/** Hours of a lecturer for one person. Sums are whole roubles, moments unix seconds. */
export interface LessonSlotView {
  id: number;
  starts_at: number;
  ends_at: number;
  price: number;
  lecturer: string;
}

/** The free hours of an individual course. */
export interface LessonOffer {
  prod_id: number;
  price_per_hour: number;
  /** The clock that the hours follow. */
  utc_offset: UtcOffset;
  slots: LessonSlotView[];
}

export interface LessonBody {
  slot_id: number;
  /** As the visitor has seen it: another price is refused. */
  expected_price?: number;
  contact: OrderContact;
  comment?: string;
  consent: OrderBody['consent'];
}

/** A request as the visitor sees it by its link. */
export interface LessonView {
  token: string;
  status: RequestStatus;
  status_label: string;
  prod: { id: number; name: string; canonical: string };
  lecturer: string;
  starts_at: number;
  ends_at: number;
  utc_offset: UtcOffset;
  price: number;
  /** Until when the lecturer answers; null once he has. */
  answer_until: number | null;
  comment: string | null;
  reject_reason: string | null;
  order: { token: string; is_paid: boolean; is_over: boolean; expires_at: number | null } | null;
  may_withdraw: boolean;
}

/** The form of new hours of a lecturer: a day, and the same day of so many weeks. */
export interface LessonSlotsBody extends LessonDay {
  weeks: number;
}

export interface LecturerSlot {
  id: number;
  starts_at: number;
  ends_at: number;
  /** Null while the course has no price of an hour. */
  price: number | null;
  state: 'FREE' | 'ASKED' | 'TAKEN';
  /** Courses that he takes part in on the same day, or a city away on the next. */
  clashes: (NamedClash & { id: number })[];
}

/** An individual course of a lecturer with his hours. */
export interface LecturerLessonCourse {
  id: number;
  name: string;
  canonical: string;
  center_name: string;
  price_per_hour: number | null;
  utc_offset: UtcOffset;
  slots: LecturerSlot[];
}

export interface LecturerLessonRequest {
  id: number;
  status: RequestStatus;
  course: string;
  starts_at: number;
  ends_at: number;
  utc_offset: UtcOffset;
  price: number;
  /** The visitor; his phone and e-mail once the lesson is paid for. */
  name: string;
  phone: string | null;
  email: string | null;
  comment: string | null;
  answer_until: number | null;
  is_paid: boolean;
  pay_until: number | null;
}

export interface LecturerLessons {
  courses: LecturerLessonCourse[];
  /** Those that wait for him first. */
  requests: LecturerLessonRequest[];
}

/** A request as staff see it. Personal data may come masked. */
export interface StaffLessonRequest extends Transitioning {
  id: number;
  status: RequestStatus;
  prod_id: number;
  prod: { id: number; name: string; canonical: string; date_start: number | null };
  center: string;
  lecturer_id: number;
  lecturer: string;
  starts_at: number;
  ends_at: number;
  /** By the clock of the course, in words. */
  time: string;
  price: number;
  expires_at: number;
  individual_id: number | null;
  last_name: string;
  first_name: string;
  middle_name: string | null;
  phone: string;
  email: string;
  comment: string | null;
  reject_reason: string | null;
  order_id: number | null;
  order_number: string | null;
  history: StatusChangeView[];
  created_at: number;
  updated_at: number;
  version: number;
}

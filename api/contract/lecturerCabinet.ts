import type { ClassDay } from '@odonta/db/vocabulary/catalog/classDays.ts';
import type { NamedClash } from '@odonta/db/vocabulary/catalog/lecturerClashes.ts';
import type { LecturerConsent } from '@odonta/db/vocabulary/catalog/lecturerConsent.ts';
import type { UtcOffset } from '@odonta/db/vocabulary/catalog/utcOffsets.ts';

/** A course that names a lecturer, as he sees it himself. */
export interface LecturerCourse {
  id: number;
  name: string;
  /** Null where the course has no page. */
  canonical: string | null;
  center_name: string;
  date_start: number | null;
  /** Zero for an online course. */
  date_end: number;
  city: string | null;
  address: string | null;
  schedule: ClassDay[];
  utc_offset: UtcOffset;
  duration_hours: number | null;
  /** Places that are paid for; null once he has declined. */
  participants: number | null;
  is_canceled: boolean;
  consent: LecturerConsent;
  /** He has not answered in time: the page names him. */
  is_expired: boolean;
  /** Until when the course waits for his answer. */
  answer_until: number | null;
  decline_reason: string | null;
  /** He manages its materials: it shows him, and he takes part. */
  has_materials: boolean;
  may_accept: boolean;
  may_decline: boolean;
  /** Other courses he takes part in that get in the way of this one. */
  clashes: (NamedClash & { id: number })[];
}

export interface LecturerCourses {
  courses: LecturerCourse[];
  total: number;
}

/** The words and the portrait of a lecturer, as he wants them. */
export interface LecturerProfileEdit {
  text?: string;
  filename?: string | null;
  alt?: string;
}

export interface LecturerProfile {
  id: number;
  name: string;
  /** Null where he has no page yet. */
  canonical: string | null;
  text: string;
  filename: string | null;
  alt: string;
  /** The edit that waits for a moderator. */
  waiting: { edit: LecturerProfileEdit; asked_at: number } | null;
  /** The last edit, if it was refused: the remark of the moderator, and what he asked for. */
  refused: { edit: LecturerProfileEdit; reason: string; decided_at: number } | null;
}

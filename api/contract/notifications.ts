import type { NotificationStatus } from '@odonta/db/vocabulary/advertising/notificationLifecycle.ts';
import type {
  AnsweringCabinet,
  NotificationAnswer,
  NotificationAudience,
  NotificationStep,
} from '@odonta/db/vocabulary/advertising/notifications.ts';
import type { Transitioning } from './envelope.ts';

/** The words of a notification, and the way it is shown. */
interface NotificationWords {
  text: string;
  url: string | null;
  url_text: string | null;
  is_once: boolean;
  /** It stays until one of its buttons is pressed. */
  is_accept: boolean;
  text_button_accept: string;
  text_button_cancel: string;
  /** Seconds on a page before it is shown. */
  time: number;
}

/** `GET /notification`: a notification that waits for the signed-in person; those that need an answer come first. */
export interface WaitingNotification extends NotificationWords {
  id: number;
  /** The number of the approved words; an answer names it. */
  edition: number;
}

/** `POST /notification/{id}`. */
export interface AnswerNotification {
  edition: number;
  answer: NotificationStep;
}

/** The answer that is stored: a repeat gets the first one. */
export interface AnsweredNotification {
  id: number;
  edition: number;
  answer: NotificationStep;
  answered_at: number | null;
}

export interface StaffNotification extends NotificationWords, Transitioning {
  id: number;
  date_end: number;
  audience: NotificationAudience;
  only_center: boolean;
  /** Whether an administrator has approved it as it is. */
  approve: boolean;
  edition: number;
  /** People who answered to the present words. */
  accepted_count: number;
  canceled_count: number;
  status: NotificationStatus;
  created_at: number;
  updated_at: number;
  version: number;
}

/** A row of the register of answers. */
export interface StaffNotificationAnswer {
  id: number;
  notification_id: number;
  edition: number;
  /** The words that were shown. */
  text: string;
  cabinet: AnsweringCabinet;
  /** The number of the user, of the member of a company or of the individual. */
  person_id: number;
  name: string;
  /** The company, or the centres of a user. */
  organisation: string | null;
  /** Null where it was shown and not answered. */
  answer: NotificationAnswer | null;
  shown_at: number;
  answered_at: number | null;
}

import type {
  MailingAudience,
  MailingBlock,
  Sending,
} from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import type {
  SuppressionReason,
  SuppressionStatus,
} from '@odonta/db/vocabulary/advertising/mailings/suppression.ts';
import type { PublicationStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { CenterBuyer } from './advertising.ts';
import type { Transitioning } from './envelope.ts';

/** The outcomes of the letters of a mailing; addresses are shown to nobody. */
export interface MailingStats {
  queued: number;
  sent: number;
  bounced: number;
  /** Deferred by a mail server at least once; most of them arrive later. */
  deferred: number;
  failed: number;
  /** Refused, suppressed or written to often enough by the time of sending. */
  skipped: number;
  opened: number;
  clicked: number;
  unsubscribed: number;
  /** Orders of visits by its links. */
  orders: number;
}

/** Roubles. */
export interface MailingOrder {
  price_per_1000: number;
  /** People who are paid for. */
  reach: number;
  /** Kept on the balance while it is open. */
  sum: number;
  /** For the letters that were delivered, once that is known; the rest has returned. */
  charged: number | null;
  delivered: number | null;
}

export interface StaffMailing extends MailingAudience, Transitioning {
  id: number;
  subject: string;
  preheader: string | null;
  from_name: string;
  reply_to: string | null;
  blocks: MailingBlock[];
  center_id: number | null;
  is_advertising: boolean;
  ad_company: string | null;
  ad_inn: string | null;
  ad_reg_number: string | null;
  date_send: number | null;
  tested_at: number | null;
  reach_estimate: number | null;
  reach_actual: number | null;
  held_because: string | null;
  started_at: number | null;
  finished_at: number | null;
  /** On a card alone, once it has started. */
  stats: MailingStats | null;
  /** A centre has ordered it. */
  by_center: boolean;
  /** On a card alone: what its centre has agreed to pay. */
  order: MailingOrder | null;
  sending: Sending;
  status: PublicationStatus;
  created_at: number;
  updated_at: number;
  version: number;
}

/** `POST /adm/mailings/audience`. A number below the least one, or an exact one, would say something of single people. */
export interface MailingReach {
  count: number | null;
  is_enough: boolean;
}

/** A mailing as far as a centre writes it. */
export interface MailingDraft extends MailingAudience {
  subject: string;
  preheader: string | null;
  from_name: string;
  reply_to: string | null;
  blocks: MailingBlock[];
  ad_company: string | null;
  ad_inn: string | null;
  ad_reg_number: string | null;
  /** Unix seconds. */
  date_send: number;
}

/** A mailing as the members of its centre see it: never an address. */
export interface OwnMailing extends MailingDraft {
  id: number;
  /** Goes with a change and with the order: a letter that somebody else has changed meanwhile is not sent unread. */
  version: number;
  center_id: number;
  order: MailingOrder | null;
  status: PublicationStatus;
  sending: Sending;
  status_label: string;
  /** Why staff have rejected it. */
  reason: string | null;
  started_at: number | null;
  finished_at: number | null;
  may: { edit: boolean; submit: boolean; cancel: boolean };
}

/** `GET /partner/advertising/mailings`. */
export interface OwnMailings {
  mailings: OwnMailing[];
  buyers: CenterBuyer[];
  courses: { id: number; center_id: number; name: string }[];
  /** Roubles; null where mailings are not sold. */
  price_per_1000: number | null;
}

/** `POST /partner/advertising/mailings/quote`: rounded down, and no number below the least one. */
export interface MailingQuote {
  reach: number | null;
  /** Roubles; null where too few people would get it. */
  total: number | null;
  available: number;
}

/** `GET /partner/advertising/mailings/{id}/stats`. */
export type OwnMailingStats = Pick<MailingStats, 'sent'> & {
  /** Acts of readers: null below five, which would tell of single ones. */
  [Act in 'opened' | 'clicked' | 'unsubscribed' | 'orders']: number | null;
} & {
  /** Letters that did not arrive, for whatever reason. */
  undelivered: number;
  waiting: number;
};

/** `GET /mailing/unsubscribe/{token}`: its mere reading ends nothing. */
export interface MailingEnding {
  is_ended: boolean;
  /** They do not come now either: there is no such mailbox, or staff have excluded it. */
  is_stopped: boolean;
}

/** `GET` and `PUT /individual/me/adverts`. */
export interface AdvertsConsent {
  is_on: boolean;
  /** Letters go to proved addresses alone. */
  is_possible: boolean;
  /** No letter comes although he has agreed: there is no such mailbox, or staff have excluded it. */
  is_stopped: boolean;
}

export interface StaffMailSuppression extends Transitioning {
  id: number;
  email: string;
  reason: SuppressionReason;
  comment: string | null;
  status: SuppressionStatus;
  created_at: number;
  updated_at: number;
  version: number;
}

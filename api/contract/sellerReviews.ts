import type { DisputeOutcome } from '@odonta/db/vocabulary/catalog/reviews/dispute.ts';
import type { ReplyAuthor } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import type { ModerationStatus } from '@odonta/db/vocabulary/statuses.ts';

/** A review as the centre and the lecturer of its course have it: no contact of its author, and no hidden name. */
export interface SellerReview {
  id: number;
  prod: { name: string; canonical: string };
  /** Hidden once it has been taken off the site, where the rest is null. */
  client_name: string;
  verified: boolean;
  rating: number | null;
  text: string | null;
  pros: string | null;
  cons: string | null;
  published_at: number | null;
  reply: SellerReply | null;
  /** The objection of the centre; null for its lecturers. */
  dispute: SellerDispute | null;
  may_reply: boolean;
  may_dispute: boolean;
}

export interface SellerReply {
  author_kind: ReplyAuthor;
  author_name: string | null;
  /** Null for the reply of another that visitors do not see. */
  text: string | null;
  /** The corrected text that waits while visitors see the one above. */
  revision: string | null;
  status: ModerationStatus;
  status_label: string;
  /** Why it is not shown, to its author alone. */
  refusal: string | null;
  replied_at: number;
  /** Until when its author may correct it; null where he may not, and for others. */
  open_until: number | null;
}

export interface SellerDispute {
  reason: string;
  evidence_count: number;
  opened_at: number;
  outcome: DisputeOutcome | null;
  answer: string | null;
}

export interface SellerReviews {
  reviews: SellerReview[];
  total: number;
}

/** Whether letters about reviews still come to an address. */
export interface ReviewLetters {
  is_ended: boolean;
}

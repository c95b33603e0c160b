import type { DisputeOutcome } from '@odonta/db/vocabulary/catalog/reviews/dispute.ts';
import type { ReplyRejectCode } from '@odonta/db/vocabulary/catalog/reviews/reply.ts';
import type {
  RejectCode,
  ReplyAuthor,
  ReviewFlag,
  ReviewScores,
  ReviewSource,
} from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import type { ModerationStatus } from '@odonta/db/vocabulary/statuses.ts';
import type { Ratings } from './catalog.ts';
import type { Transitioning } from './envelope.ts';
import type { Consent } from './requests.ts';
import type { StatusChangeView } from './staffRequests.ts';

/** The author's input. `rating` alone is enough; with `scores` it is their mean. */
export interface ReviewBody {
  client_name: string;
  is_unnamed?: boolean;
  rating?: number;
  scores?: ReviewScores;
  text: string;
  pros?: string;
  cons?: string;
}

export interface NewReview extends ReviewBody {
  prod_id: number;
  /** The one-time code of a participant; a review without it is marked as unverified. */
  code?: string;
  /** Where the author is notified of the decision. Never shown. */
  email?: string;
  /** Ids of the lecturers it speaks of; all of the course when absent. */
  lecturers?: number[];
  consent: true | Consent;
}

/** A review that staff enter for its author, who sent it by letter or otherwise. */
export interface EnteredReview extends Omit<ReviewBody, 'rating' | 'scores'> {
  prod_id: number;
  lecturers?: number[];
  scores: ReviewScores;
  source: ReviewSource;
  email?: string;
  consent_by_phone: true;
}

export interface AcceptedReview {
  id: number;
  status: ModerationStatus;
}

/** The course and the participant that a code was issued for. */
export interface ReviewInvitation {
  prod_id: number;
  client_name: string;
}

/** The author's own review, by his secret link. */
export interface OwnReview extends Required<Omit<ReviewBody, 'scores' | 'pros' | 'cons'>> {
  prod_id: number;
  prod_name: string;
  scores: ReviewScores | null;
  pros: string | null;
  cons: string | null;
  status: ModerationStatus;
  reject_code: RejectCode | null;
}

export interface PublicReview {
  id: number;
  prod_id: number;
  /** Null when the course is no longer shown. */
  prod: { name: string; canonical: string } | null;
  /** When the course it speaks of began: another date of a series than the one that is looked at, it may be. */
  held_at: number | null;
  client_name: string;
  is_unnamed: boolean;
  verified: boolean;
  /** Entered by staff for its author; he was not verified as a participant. */
  is_entered: boolean;
  rating: number;
  scores: ReviewScores | null;
  text: string;
  pros: string | null;
  cons: string | null;
  lecturers: { name: string; sef: string }[];
  reply: ReviewReply | null;
  published_at: number;
}

export interface ReviewReply {
  author_kind: ReplyAuthor;
  /** The centre or the lecturer; null where staff entered the reply. */
  author_name: string | null;
  text: string;
  replied_at: number;
}

export interface ReviewList {
  reviews: PublicReview[];
  count: number;
  ratings: Ratings;
  /** How many gave each whole mark, five first. */
  distribution: { mark: number; count: number }[];
}

export interface ReviewQuery {
  prod_id?: number;
  /** The address of a lecturer. */
  lecturer?: string;
  /** The address of a training centre; of no lecturer or course at the same time. */
  center?: string;
  limit: number;
  offset: number;
}

export interface StaffReview extends Transitioning {
  id: number;
  prod_id: number;
  prod: { id: number; name: string; canonical: string };
  center_id: number;
  lecturers: { id: number; name: string }[];
  verified: boolean;
  /** How it came to the member of staff who entered it; null where its author wrote it himself. */
  source: ReviewSource | null;
  entered_by: number | null;
  entered_name: string | null;
  client_name: string;
  is_unnamed: boolean;
  email: string | null;
  rating: number;
  scores: ReviewScores | null;
  text: string;
  pros: string | null;
  cons: string | null;
  status: ModerationStatus;
  approve: boolean;
  reject_code: RejectCode | null;
  moderator_id: number | null;
  moderator_name: string | null;
  flags: ReviewFlag[];
  reply:
    | (ReviewReply & {
        status: ModerationStatus;
        /** The corrected reply under moderation, while the one above is still public. */
        revision: string | null;
        reject_code: ReplyRejectCode | null;
        reject_reason: string | null;
        /** Until when it should be moderated; null where it has been. */
        due_at: number | null;
      })
    | null;
  /** The objection of the centre, one in the life of a review. */
  dispute: {
    reason: string;
    evidence: string[];
    opened_at: number;
    due_at: number | null;
    outcome: DisputeOutcome | null;
    answer: string | null;
    decided_at: number | null;
  } | null;
  /** The corrected text under moderation, while the one above is still public. */
  revision: {
    client_name: string;
    is_unnamed: boolean;
    scores: ReviewScores | null;
    rating: number;
    text: string;
    pros: string | null;
    cons: string | null;
  } | null;
  revised_at: number | null;
  /** Until when its text should be moderated; null where it has been. */
  due_at: number | null;
  published_at: number | null;
  history: StatusChangeView[];
  created_at: number;
  updated_at: number;
  version: number;
}

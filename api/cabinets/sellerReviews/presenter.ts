import type { SellerDispute, SellerReply, SellerReview } from '@odonta/api/contract';
import type { Review, ReviewDispute } from '@odonta/db/models';
import { prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { type ReplyRejectCode, replyRejectCodes } from '@odonta/db/vocabulary/catalog/reviews/reply.ts';
import { unnamed } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { type ModerationStatus, moderationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { secondsOf } from '@odonta/db/vocabulary/time.ts';
import {
  isOwnReply,
  isReplyShown,
  mayReply,
  type Replier,
  replyOpenUntil,
} from '../../catalog/reviews/replying.ts';

/** The reader: his name in replies, and his rights. */
export interface Seller extends Replier {
  replies: boolean;
  disputes: boolean;
}

export function presentSellerReview(row: Review, seller: Seller): SellerReview {
  const { published_at, dispute } = row;
  const isPublic = published_at !== null;
  const ofCenter = seller.kind === 'CENTER';
  return {
    id: row.id,
    prod: { name: row.prod.name, canonical: prodPath(row.prod) },
    client_name: isPublic && !row.is_unnamed ? row.client_name : unnamed,
    verified: row.verified,
    // What its author has written since it left the site is not moderated yet: his name and marks neither.
    rating: isPublic ? row.rating : null,
    text: isPublic ? row.text : null,
    pros: isPublic ? row.pros : null,
    cons: isPublic ? row.cons : null,
    published_at: secondsOf(published_at),
    reply: presentReply(row, seller),
    dispute: ofCenter && dispute ? presentDispute(dispute) : null,
    may_reply: seller.replies && mayReply(row, seller),
    may_dispute: seller.disputes && row.status === 'CONFIRMED' && !dispute,
  };
}

function presentReply(row: Review, seller: Seller): SellerReply | null {
  const { reply_author_kind, reply_status, replied_at, reply_reject_code } = row;
  if (reply_author_kind === null || reply_status === null || replied_at === null) return null;
  const isOwn = isOwnReply(row, seller);
  const status: ModerationStatus = reply_status;
  const code: ReplyRejectCode | null = reply_reject_code;
  return {
    author_kind: reply_author_kind,
    author_name: row.reply_author_name,
    text: isOwn || isReplyShown(row) ? row.reply_text : null,
    revision: isOwn ? row.reply_revision : null,
    status,
    status_label: moderationStatuses[status].label,
    refusal: isOwn && code ? `${replyRejectCodes[code]}. ${row.reply_reject_reason}` : null,
    replied_at: secondsOf(replied_at),
    open_until: isOwn && seller.replies ? secondsOf(replyOpenUntil(row)) : null,
  };
}

const presentDispute = ({ reason, evidence, created_at, outcome, answer }: ReviewDispute): SellerDispute => ({
  ...{ reason, outcome, answer, evidence_count: evidence.length },
  opened_at: secondsOf(created_at),
});

import { Prod, Review, ReviewDispute, User } from '@odonta/db/models';
import { disputeStates } from '@odonta/db/vocabulary/catalog/reviews/dispute.ts';
import { reviewFlags, reviewLifecycle } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { maskEmail, maskName } from '@odonta/db/vocabulary/masks.ts';
import { moderationStatuses } from '@odonta/db/vocabulary/statuses.ts';
import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import Joi from 'joi';
import { Op } from 'sequelize';
import { staffAudience } from '../../identity/sessions/audiences.ts';
import { staffTransition } from '../../identity/sessions/staffTransition.ts';
import type { SignedInUser } from '../../identity/sessions/userSessions.ts';
import { id } from '../../platform/http/validation.ts';
import { writing } from '../../platform/kit/impersonation.ts';
import { defineResource } from '../../platform/kit/resource.ts';
import { anyIn, anywhere, byCode, byId, isTrue, since, until } from '../../platform/lists/filters.ts';
import { withDispute } from './disputed.ts';
import { readDisputeFile, uploadDisputeFile } from './disputeFiles.ts';
import { declineDispute, isDisputed } from './disputing.ts';
import { lockRatedBy } from './lockRated.ts';
import { overdueReviews } from './overdueReviews.ts';
import { moderateReply, writeReply } from './replies.moderation.ts';
import { reviewLetterEndpoints } from './reviews.ending.ts';
import { enterReview, isEnteredByAnother } from './reviews.entering.ts';
import { issueReviewCode, readReviewInvitation } from './reviews.invitations.ts';
import { inviteReviewers, remindReviewers } from './reviews.inviting.ts';
import { publish, returnToReaders, turnDown, withdraw } from './reviews.moderation.ts';
import { createReview, listReviews } from './reviews.open.ts';
import { presentReviewsForStaff } from './reviews.presenter.ts';
import { readOwnReview, reviseReview } from './reviews.revision.ts';
import { enteredReview, rejection, replyVerdict, reviewEdit } from './reviews.schema.ts';

export const reviewsForStaff = defineResource({
  name: 'reviews',
  audience: staffAudience,
  impersonator: [...writing, 'confirm', 'reject', 'takedown', 'moderate_reply', 'decline_dispute'],
  model: Review,
  rows: (staff, scope) => ({
    ...(scope === 'own' ? { center_id: { [Op.in]: [...staff.managed_center_ids] } } : {}),
    ...(moderatesLecturersOnly(staff) ? { lecturers: { [Op.ne]: [] } } : {}),
  }),
  include: [
    { model: Prod, as: 'prod', paranoid: false },
    { model: User, as: 'moderator', paranoid: false },
    { model: User, as: 'enterer', paranoid: false, attributes: ['id', 'name'] },
    { model: ReviewDispute, as: 'dispute' },
  ],
  present: presentReviewsForStaff,
  personal: { client_name: maskName, email: maskEmail },
  searched: {
    title: ['client_name'],
    detail: ['email', 'text'],
    words: ['client_name', 'email', 'text'],
    emails: ['email'],
  },
  list: {
    allow: 'reviews.list',
    filters: {
      id: byId(),
      q: anywhere('client_name', 'email', 'text'),
      status: byCode('status', moderationStatuses),
      prod_id: byId('prod_id'),
      center_id: byId('center_id'),
      lecturer_id: anyIn('lecturers', id),
      verified: isTrue('verified'),
      flag: anyIn('flags', Joi.string().valid(...Object.keys(reviewFlags))),
      is_flagged: {
        schema: Joi.boolean(),
        where: (flagged: boolean) => ({ flags: { [flagged ? Op.ne : Op.eq]: [] } }),
      },
      reply_status: byCode('reply_status', moderationStatuses),
      dispute: { schema: Joi.string().valid(...Object.keys(disputeStates)), where: withDispute },
      rating_to: {
        schema: Joi.number().min(1).max(5),
        where: (most: number) => ({ rating: { [Op.lte]: most } }),
      },
      is_overdue: overdueReviews,
      created_from: since('created_at'),
      created_to: until('created_at'),
    },
    sort: ['id', 'created_at', 'rating', 'status', 'client_name', 'prod_id', 'published_at'],
    facets: ['status'],
  },
  read: { allow: 'reviews.show' },
  create: { allow: 'reviews.create', body: enteredReview, run: enterReview },
  update: { allow: 'reviews.edit', body: reviewEdit, run: writeReply },
  remove: { allow: 'reviews.delete', lock: lockRatedBy, run: withdraw, undo: returnToReaders },
  export: {
    allow: 'reviews.export',
    columns: [
      'id',
      { field: 'created_at', value: ({ created_at }) => formatMoment(created_at) },
      { field: 'status', value: ({ status }) => moderationStatuses[status].label },
      { field: 'prod', value: ({ prod }) => prod.name },
      'client_name',
      { field: 'verified', title: 'По коду', value: ({ verified }) => (verified ? 'да' : 'нет') },
      'rating',
      'text',
      { field: 'reply', value: ({ reply }) => reply?.text ?? null },
    ],
  },
  lifecycle: reviewLifecycle,
  transitions: {
    confirm: { allow: 'reviews.confirm', when: isEnteredByAnother, lock: lockRatedBy, run: publish },
    reject: staffTransition(Review, rejection, { allow: 'reviews.reject', lock: lockRatedBy, run: turnDown }),
    takedown: staffTransition(Review, rejection, {
      allow: 'reviews.takedown',
      // With its dispute it is taken down by the decision on that.
      when: (review) => !isDisputed(review),
      lock: lockRatedBy,
      run: turnDown,
    }),
    moderate_reply: staffTransition(Review, replyVerdict, {
      allow: 'reviews.moderate_reply',
      when: ({ reply_status, published_at }) => reply_status === 'CREATED' && published_at !== null,
      run: moderateReply,
    }),
    accept_dispute: staffTransition(Review, rejection, {
      allow: 'reviews.takedown',
      when: isDisputed,
      lock: lockRatedBy,
      run: turnDown,
    }),
    decline_dispute: { allow: 'reviews.takedown', when: isDisputed, run: declineDispute },
    ...{ revise: 'notOfStaff', reply: 'notOfStaff', revise_reply: 'notOfStaff', dispute: 'notOfStaff' },
  },
  refersTo: [
    {
      of: 'lecturers',
      column: 'lecturers',
      isList: true,
      isVersioned: true,
      counted: ['отзыв', 'отзыва', 'отзывов'],
    },
  ],
  endpoints: () => [
    createReview,
    listReviews,
    readReviewInvitation,
    readOwnReview,
    reviseReview,
    issueReviewCode,
    ...reviewLetterEndpoints,
    uploadDisputeFile,
    readDisputeFile,
  ],
  schedule: [
    { name: 'invite_reviewers', every: 'minute', work: inviteReviewers },
    { name: 'remind_reviewers', every: 'minute', work: remindReviewers },
  ],
});

/** A moderator of lecturers without sales rights sees the reviews about lecturers. */
function moderatesLecturersOnly({ grants }: SignedInUser): boolean {
  return (
    grants.scope('reviews.confirm') !== null &&
    grants.scope('lecturers.publish') !== null &&
    grants.scope('manager_requests.list') === null
  );
}

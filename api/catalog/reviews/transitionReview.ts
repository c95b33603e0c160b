import type { Review } from '@odonta/db/models';
import { reviewLifecycle } from '@odonta/db/vocabulary/catalog/reviews/review.ts';
import { transitionsOf } from '../../platform/transitions/applyTransition.ts';

/** For all but staff. */
export const transitionReview = transitionsOf<Review, keyof typeof reviewLifecycle.transitions>(
  'reviews',
  reviewLifecycle,
);

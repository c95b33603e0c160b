import type { PublicReview } from '@odonta/api/contract';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';

/** Reviews as the structured data of their course; nothing while there are none. */
export function reviewData(reviews: readonly PublicReview[]) {
  return reviews.length === 0 ? {} : { review: reviews.map(review) };
}

function review({ client_name, rating, text, published_at }: PublicReview) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: client_name },
    datePublished: moscowDay(new Date(published_at * 1000)),
    reviewBody: text,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  };
}

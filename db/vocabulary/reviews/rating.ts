import type { ReviewScores } from './review.ts';

interface Ratings {
  total: number;
  count: number;
}

/** The mean of the marks that were given, to the hundredth, as it is stored and summed. */
export function ratingOf({ program, lecturer, organisation, practice }: ReviewScores): number {
  const given = [program, lecturer, organisation, ...(practice === null ? [] : [practice])];
  return Math.round((given.reduce((sum, mark) => sum + mark, 0) / given.length) * 100) / 100;
}

/** Total divided by count, to one decimal; null before the first review. */
export function averageOfRatings({ total, count }: Ratings): number | null {
  return count === 0 ? null : Math.round((total / count) * 10) / 10;
}

/** As many average reviews as every rating is imagined to begin with where ratings are compared. */
const prior = { rating: 4.3, reviews: 5 };

/** What to sort by: one «5,0» does not outrank two hundred «4,8». */
export function bayesianMean({ total, count }: Ratings): number {
  return (prior.rating * prior.reviews + total) / (prior.reviews + count);
}

import type { ReviewScores } from './review.ts';

/** The mean of the marks that were given, to the hundredth, as it is stored and summed. */
export function ratingOf({ program, lecturer, organisation, practice }: ReviewScores): number {
  const given = [program, lecturer, organisation, ...(practice === null ? [] : [practice])];
  return Math.round((given.reduce((sum, mark) => sum + mark, 0) / given.length) * 100) / 100;
}

/**
 * The prior of every rating in comparisons (a Bayesian mean): so many reviews of an average mark. One «5,0»
 * does not outrank two hundred «4,8».
 */
export const ratingPrior = { mark: 4.3, reviews: 5 } as const;

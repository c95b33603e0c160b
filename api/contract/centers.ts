import type { ProdCard, Ratings, ShownCenter } from './catalog.ts';

/** A training centre with one page of all its courses: future ones first, then past ones, latest first. */
export interface CenterFull extends ShownCenter {
  /** Of all its courses together. */
  ratings: Ratings;
  prods_count: number;
  past_count: number;
  prods: ProdCard[];
  past_prods: ProdCard[];
}

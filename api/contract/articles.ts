import type { CategoryId } from '@odonta/db/vocabulary/catalog/categories.ts';
import type { ArticleStatus } from '@odonta/db/vocabulary/content/articles/articleLifecycle.ts';
import type { ProdCard } from './catalog.ts';
import type { Transitioning } from './envelope.ts';

/** Moments are unix seconds. */

export interface ArticleTag {
  name: string;
  slug: string;
}

/** An article as lists show it. Its counters are of the moment it was read: ask `counts` for those of now. */
export interface ArticleCard {
  id: number;
  slug: string;
  title: string;
  description: string;
  date_add: number;
  date_edit: number;
  published_at: number;
  image: { filename: string | null; alt: string };
  view_count: number;
  like_count: number;
  lecturers: { id: number; name: string; sef: string }[];
  tags: ArticleTag[];
  categories: CategoryId[];
  reading_minutes: number;
  is_sponsored: boolean;
}

export interface ArticleSource {
  text: string;
  url: string | null;
}

/** An article with all that its page shows. `text` is sanitised HTML. */
export interface ArticleFull extends Omit<ArticleCard, 'lecturers'> {
  lecturers: { id: number; name: string; sef: string; filename: string | null }[];
  text: string;
  sources: ArticleSource[];
  reviewer: string | null;
  conflict_of_interest: string | null;
  ad_company: string | null;
  ad_inn: string | null;
  ad_reg_number: string | null;
  /** Courses shown with it: those chosen by an editor, then bookable ones of its category. */
  prods: ProdCard[];
  /** The one address of its page: `/articles/{slug}-{id}`. */
  canonical: string;
}

export interface ArticleSearch {
  category?: CategoryId;
  /** The slug of a tag. */
  tag?: string;
  /** The `sef` of a lecturer. */
  lecturer?: string;
  q?: string;
  limit: number;
  offset: number;
}

export interface ArticleList {
  articles: ArticleCard[];
  count: number;
}

export interface ArticleCounts {
  view_count: number;
  like_count: number;
}

export interface ArticleLiked extends ArticleCounts {
  is_liked: boolean;
}

/** A reader, under a name that his browser generated and stores. */
export interface Visitor {
  visitor_id: string;
}

export interface StaffArticle extends Transitioning {
  id: number;
  slug: string;
  canonical: string;
  title: string;
  description: string;
  text: string;
  image: { filename: string | null; alt: string };
  categories: CategoryId[];
  tags: string[];
  lecturer_ids: number[];
  prod_ids: number[];
  sources: ArticleSource[];
  reviewer: string | null;
  conflict_of_interest: string | null;
  is_sponsored: boolean;
  ad_company: string | null;
  ad_inn: string | null;
  ad_reg_number: string | null;
  status: ArticleStatus;
  published_at: number | null;
  scheduled_at: number | null;
  view_count: number;
  like_count: number;
  date_add: number;
  date_edit: number;
  version: number;
}

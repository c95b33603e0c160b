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
  /** The lecturer whose proposal it is. */
  proposed_by: number | null;
  /** The moment by which a waiting proposal is to be answered. */
  due_at: number | null;
  status: ArticleStatus;
  published_at: number | null;
  scheduled_at: number | null;
  view_count: number;
  like_count: number;
  date_add: number;
  date_edit: number;
  version: number;
}

/** The fields of a proposed article that its lecturer writes. `text` is sanitised HTML. */
export type ProposedArticle = Pick<
  StaffArticle,
  'title' | 'description' | 'text' | 'image' | 'categories' | 'sources' | 'conflict_of_interest'
>;

/** An article of a lecturer, as his list shows it. */
export interface OwnArticle
  extends Pick<
    StaffArticle,
    'id' | 'title' | 'status' | 'published_at' | 'scheduled_at' | 'view_count' | 'like_count' | 'date_edit'
  > {
  /** The page of a published one. */
  canonical: string | null;
  /** Whether he proposed it; of others he is only named as an author. */
  is_proposed: boolean;
  /** Why an editor returned or declined it last, until it is sent again. */
  returned: { reason: string; at: number } | null;
  /** The day by which an editor answers, while it waits. */
  answer_by: number | null;
}

export interface OwnArticles {
  articles: OwnArticle[];
  /** The lecturers in whose name the reader proposes. */
  lecturers: { id: number; name: string }[];
}

/** A proposed article as its editor shows it. */
export interface OwnArticleCard extends OwnArticle {
  lecturer: { id: number; name: string };
  values: ProposedArticle;
  /** Whether its lecturer may change it: a draft that was never published. */
  edits: boolean;
  /** The fields that it still needs before it can be sent. */
  missing: { field: keyof ProposedArticle; what: string }[];
}

export interface NewOwnArticle {
  lecturer_id: number;
  title: string;
}

/** Changed fields, and the values that their changes began from. */
export interface SavedArticle {
  fields: Partial<ProposedArticle>;
  was?: Partial<ProposedArticle>;
}

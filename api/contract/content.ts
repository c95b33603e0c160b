import type { CompanyFacts, PagePath, PageRobots, PageStatus } from '@odonta/db/vocabulary/content/pages.ts';
import type { Transitioning } from './envelope.ts';

/** An edition of an editable page, as visitors read it. */
export interface ContentPage extends PageText {
  path: PagePath;
  number: number;
  published_at: number;
  /** False for an edition that another has replaced. */
  is_current: boolean;
  /** Every edition of a legal text, the newest first; empty for other pages. */
  editions: { number: number; published_at: number }[];
}

/** A text of the site as lists name it. */
export type ListedPage = Pick<ContentPage, 'path' | 'h1' | 'number' | 'published_at'>;

export interface PublicDocument {
  id: number;
  title: string;
  /** Where the file lies. */
  src: string;
  size: number;
  updated_at: number;
}

export interface NewStaffPage extends Omit<PageText, 'facts' | 'intro' | 'body' | 'robots'> {
  /** The last part of its address; made of the heading when absent. */
  slug?: string;
  intro?: string;
  body?: string;
  robots?: PageRobots;
}

/** The edition of the policy in force: consents name it by `version`. */
export interface PolicyVersion {
  version: string;
  number: number;
  hash: string;
  published_at: number;
  url: string;
}

export interface PageText {
  title: string;
  description: string;
  h1: string;
  intro: string;
  body: string;
  robots: PageRobots;
  facts: CompanyFacts | null;
}

export interface StaffPage extends Transitioning, PageText {
  id: number;
  path: PagePath;
  name: string;
  is_legal: boolean;
  /** The product links to it, so it is never deleted. */
  is_system: boolean;
  /** Whether the viewer may change this page: legal texts need a right of their own. */
  is_editable: boolean;
  status: PageStatus;
  published_number: number | null;
  published_at: number | null;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface StaffPageVersion extends PageText {
  id: number;
  page_id: number;
  path: PagePath;
  number: number;
  hash: string;
  published_at: number;
  published_by: number | null;
}

export interface StaffDocument {
  id: number;
  title: string;
  file: { filename: string | null; size: number };
  src: string;
  sort: number;
  created_at: number;
  updated_at: number;
  version: number;
}

export interface StaffRedirect {
  id: number;
  from_path: string;
  to_path: string | null;
  status: 301 | 410;
  is_automatic: boolean;
  hits: number;
  last_hit_at: number | null;
  created_at: number;
  version: number;
}

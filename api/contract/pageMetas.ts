/** Null where the page says it itself. */
export interface OwnMeta {
  title: string | null;
  description: string | null;
  h1: string | null;
  intro: string | null;
  /** Not to be found by search engines. */
  is_hidden: boolean;
}

export interface StaffPageMeta extends OwnMeta {
  id: number;
  path: string;
  created_at: number;
  updated_at: number;
  version: number;
}

import type { ArticleFull } from './articles.ts';
import type { ProdFull } from './catalog.ts';

/** A link to a page that is not public, for those it is given to. */
export interface Preview {
  id: number;
  path: string;
  expires_at: number;
}

/** The link of a course that its centre has given out; its address is answered once, when it is made. */
export interface CenterPreview {
  preview: { created_at: number; expires_at: number; path: string | null } | null;
}

/** A page as the holder of a link sees it, until then. */
export type Draft = { expires_at: number } & (
  | { kind: 'prods'; prod: ProdFull; is_published: boolean }
  | { kind: 'articles'; article: ArticleFull }
);

import type { ArticleFull } from './articles.ts';
import type { ProdFull } from './catalog.ts';

/** A link to a page that is not public, for those it is given to. */
export interface Preview {
  id: number;
  path: string;
  expires_at: number;
}

export type Draft = { kind: 'prods'; prod: ProdFull } | { kind: 'articles'; article: ArticleFull };
